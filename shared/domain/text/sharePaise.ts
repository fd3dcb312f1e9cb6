/** Shares an amount by weights in whole paise: each share is rounded and the last takes what is left, so that they add up to it exactly; an amount below 0 as the one above it. */
export function sharePaise(amountPaise: number, weights: readonly number[]): number[] {
  // An amount that is shared by its own parts needs no division.
  if (weights.reduce((sum, weight) => sum + weight, 0) === amountPaise) return [...weights];
  // Division of whole numbers rounds towards 0.
  if (amountPaise < 0) return sharePaise(-amountPaise, weights).map((share) => 0 - share);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === weights.length - 1 ? amountPaise : 0));
  let [before, given] = [0n, 0n];
  return weights.map((weight) => {
    before += BigInt(weight);
    const until = (BigInt(amountPaise) * before * 2n + whole) / (whole * 2n);
    const share = until - given;
    given = until;
    return Number(share);
  });
}
