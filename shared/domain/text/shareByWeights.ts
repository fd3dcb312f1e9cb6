import { sumPaise } from './money';

/** Paise shared by weights; the last with a weight takes the rest. Without any weight, the first bears everything. */
export function shareByWeights(paise: number, weights: readonly number[]): number[] {
  const all = sumPaise(weights);
  let before = 0;
  return weights.map((weight, index) => {
    if (all === 0) return index === 0 ? paise : 0;
    const from = Math.round((paise * before) / all);
    before += weight;
    return Math.round((paise * before) / all) - from;
  });
}
