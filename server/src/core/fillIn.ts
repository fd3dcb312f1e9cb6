/** A text with each `{name}` replaced by `valueOf(name)`. */
export const fillIn = (template: string, valueOf: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_place, name: string) => valueOf(name));
