/**
 * Railroad diagrams: how something may be written, as tracks from left to right. Knows nothing of
 * grammars or languages; what a diagram shows is a {@link org.rpg.encounter.manual.railroad.Track}.
 */
package org.rpg.encounter.manual.railroad;
