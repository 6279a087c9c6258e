package org.rpg.encounter.preview;

import java.util.Optional;

/**
 * In what state somebody comes out of a scene in which time passes.
 *
 * @param perseverance his Perseverance at the end, of the runs in which he lived (EXH-01); nothing
 *     for those who do not tire and for those who never lived
 * @param mostPerseverance the most he can have
 * @param faints in how many runs he fainted at least once (EXH-10)
 * @param firstFaint minutes after which he fainted first, of those runs
 * @param fit in how many runs he lived and was on his feet at the end; of a journey: and they
 *     arrived
 * @param vigor his Vigor at the end, of the runs in which he lived
 */
public record TravelForecast(
    Optional<Spread> perseverance,
    int mostPerseverance,
    Share faints,
    Optional<Spread> firstFaint,
    Share fit,
    Optional<Spread> vigor) {}
