/** A text with what `valueOf` answers instead of each `{name}`. */
export const fillIn = (template: string, valueOf: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_place, name: string) => valueOf(name));
