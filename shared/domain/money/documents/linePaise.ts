/** Quantity × price in paise, exact, rounded half-up. The quantity has up to 3 decimals and is not negative. */
export function linePaise(quantity: number, pricePaise: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000)) * BigInt(pricePaise);
  return Number((thousandths + 500n) / 1000n);
}
