/**
 * The rules as a book to read: what each one says in both languages, which parameters settle its
 * open points, and where it is built and tested.
 */
package org.rpg.encounter.rulebook;
