/** The pages of the manual: one class of templates a part of it. */
package org.rpg.encounter.manual.pages;
