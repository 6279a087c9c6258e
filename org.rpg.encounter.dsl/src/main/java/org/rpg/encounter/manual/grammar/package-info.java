/**
 * The grammar as a reader of the manual meets it: what each rule means, how it may be written,
 * where it is used.
 */
package org.rpg.encounter.manual.grammar;
