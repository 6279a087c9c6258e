package org.rpg.encounter.ide.live;

/**
 * What odds depend on: while the state of a scene is the same its odds are, too.
 *
 * @param name as the scene is declared
 * @param print of the words of all that it is made of
 * @param isErroneous whether there is something wrong with any of that
 */
public record SceneState(String name, long print, boolean isErroneous) {}
