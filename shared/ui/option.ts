/** One choice of a select or filter: a word that is its own label, or a value with a label. */
export type Option = string | { value: string; label: string };

/** Options in the shape antd takes. */
export function toOptions(options: readonly Option[]): { value: string; label: string }[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
}
