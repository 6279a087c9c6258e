package org.rpg.encounter.preview;

/**
 * The distribution of a whole number over the runs.
 *
 * @param mean arithmetic mean
 * @param min smallest value seen
 * @param max largest value seen
 * @param p5 5 % quantile: the smallest value that at least 5 % of the runs do not exceed
 * @param p25 25 % quantile
 * @param p50 median
 * @param p75 75 % quantile
 * @param p95 95 % quantile
 */
public record Spread(double mean, int min, int max, int p5, int p25, int p50, int p75, int p95) {}
