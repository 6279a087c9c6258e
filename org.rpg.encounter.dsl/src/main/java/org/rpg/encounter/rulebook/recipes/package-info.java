/**
 * Recipes: what the rulebook does not rule, said by putting parts of the language together, and in
 * which scene. A file a recipe, both languages in it.
 */
package org.rpg.encounter.rulebook.recipes;
