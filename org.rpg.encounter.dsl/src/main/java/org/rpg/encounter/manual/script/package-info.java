/** Scripts to be shown: what of a text is a word, a name or a number, and the scripts that ship. */
package org.rpg.encounter.manual.script;
