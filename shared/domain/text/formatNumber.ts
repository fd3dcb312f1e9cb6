/** Digits in Indian groups: `120000` as `1,20,000`. */
export const groupIndian = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/**
 * A number with Indian grouping and up to this many decimals, by default 3: `1,20,000`, `0.125`. As
 * `Intl.NumberFormat` for
 * `en-IN` writes it, whose tables cost a page that formats its first number more than rendering what it shows.
 */
export function formatNumber(value: number, decimals = 3): string {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(decimals))).split('.');
  const written = groupIndian(whole) + (fraction ? `.${fraction}` : '');
  return value < 0 && written !== '0' ? `-${written}` : written;
}
