/** How relevant a point is, from 0 to 1, by how well its names fit, how near it is and how much of the topic it speaks of. */

/** A part of the relevance is a plain mean; the other part was fitted to 216 topics with labeled results. */
const MEAN_WEIGHTS = { named: 0.45, near: 0.25, covered: 0.3 };
const FITTED_WEIGHTS = {
  base: -6.16,
  named: 4.41,
  near: -0.91,
  covered: -1.64,
  namedNear: 3.44,
  namedCovered: 5.9,
  nearCovered: 1.18,
};
const FITTED_SHARE = 0.6;

/** Of lines at points that speak of the whole topic, readers called 86 of 100 on it; of all others, 48. */
const FULL_COVERAGE = 0.9;
const PARTIAL_FACTOR = 0.4;

/** `nearOrNamed` is how near the point is, or one of its own names. */
type Fit = { fit: number; near: number; nearOrNamed: number; spoken: number };

export function relevanceOf({ fit, near, nearOrNamed, spoken }: Fit): number {
  const mean = MEAN_WEIGHTS.named * fit + MEAN_WEIGHTS.near * nearOrNamed + MEAN_WEIGHTS.covered * spoken;
  const plain = FITTED_SHARE * fittedRelevance(fit, near, spoken) + (1 - FITTED_SHARE) * mean;
  const relevance =
    plain * (spoken >= FULL_COVERAGE ? 1 : PARTIAL_FACTOR + (1 - PARTIAL_FACTOR) * spoken * spoken);
  return Math.max(0, Math.min(1, relevance));
}

function fittedRelevance(named: number, near: number, covered: number): number {
  const sum =
    FITTED_WEIGHTS.base +
    FITTED_WEIGHTS.named * named +
    FITTED_WEIGHTS.near * near +
    FITTED_WEIGHTS.covered * covered +
    FITTED_WEIGHTS.namedNear * named * near +
    FITTED_WEIGHTS.namedCovered * named * covered +
    FITTED_WEIGHTS.nearCovered * near * covered;
  return 1 / (1 + Math.exp(-sum));
}
