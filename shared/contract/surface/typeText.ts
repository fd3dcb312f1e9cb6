const opening = '([{<';
const closing = ')]}>';

/** Splits a type's text at `separator`s outside brackets and strings. */
export function splitType(type: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < type.length; at += 1) {
    const char = type.charAt(at);
    if (quote) {
      if (char === quote && type[at - 1] !== '\\') quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (opening.includes(char)) depth += 1;
    else if (closing.includes(char) && !(char === '>' && type[at - 1] === '=')) depth -= 1;
    else if (depth === 0 && type.startsWith(separator, at)) {
      parts.push(type.slice(from, at).trim());
      from = at + separator.length;
    }
  }
  parts.push(type.slice(from).trim());
  return parts.filter((part) => part !== '');
}

/** The index after the bracket that closes the first one. */
function splitClose(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (opening.includes(text.charAt(at))) depth += 1;
    if (closing.includes(text.charAt(at)) && !(text[at] === '>' && text[at - 1] === '=')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** A type without enclosing parentheses. */
const bare = (type: string): string =>
  type.startsWith('(') && splitClose(type) === type.length ? bare(type.slice(1, -1).trim()) : type;

interface FunctionText {
  /** The constraints of its type parameters. */
  bounds: string[];
  parameters: string[];
  result: string;
}

/** Parses `(a, b?) => c`; undefined if the text is no function. */
export function readFunction(type: string): FunctionText | undefined {
  if (!/^[(<]/.test(type)) return undefined;
  const [head] = splitType(type, ' => ');
  if (head === undefined || head.length === type.length || !head.endsWith(')')) return undefined;
  const open = head.startsWith('<') ? head.indexOf('(', splitClose(head)) : 0;
  return {
    bounds: splitType(head.slice(1, Math.max(1, open - 1)), ',').map(
      (one) => splitType(one, ' = ')[0]?.split(' extends ')[1] ?? 'unknown',
    ),
    parameters: splitType(head.slice(open + 1, -1), ','),
    result: type.slice(head.length + 4).trim(),
  };
}

/** The members of a union, each without parentheses. */
export const alternatives = (type: string): string[] =>
  readFunction(type) ? [type] : splitType(bare(type), '|').map(bare);

/** Parses `Name<A, B>`; undefined for any other text. */
export function readReference(type: string): { name: string; parts: string[] } | undefined {
  const [, name, parts] = /^([A-Za-z_$][\w.$]*)(?:<(.*)>)?$/s.exec(type) ?? [];
  return name === undefined ? undefined : { name, parts: splitType(parts ?? '', ',') };
}

/** The element type of an array, and whether it is mutable. */
export function readList(type: string): { of: string; isReadonly: boolean } | undefined {
  const isReadonly = type.startsWith('readonly ');
  const text = isReadonly ? type.slice('readonly '.length) : type;
  return text.endsWith('[]') ? { of: bare(text.slice(0, -2)), isReadonly } : undefined;
}

/** Wrapper types with the members of their first type argument. */
export const ofFirst = /^(?:Readonly|Partial|Required|Omit|Pick)$/;

/** The type of a name, as text; `interface` or `class` if it has members, empty for a name from elsewhere. */
export type Meaning = (name: string) => string | undefined;

/** Whether a type has members with their own lines. */
function hasMembers(type: string, meaning: Meaning, depth = 0): boolean {
  if (type.startsWith('{') || type === 'object' || /^(?:interface|class)\b/.test(type)) return true;
  if (depth > 9 || readFunction(type)) return false;
  const parts = splitType(type, '&');
  if (parts.length > 1) return parts.some((part) => hasMembers(bare(part), meaning, depth + 1));
  const reference = readReference(type);
  if (!reference) return false;
  if (ofFirst.test(reference.name)) return hasMembers(reference.parts[0] ?? '', meaning, depth + 1);
  const meant = meaning(reference.name);
  return meant !== undefined && alternatives(meant).every((part) => hasMembers(part, meaning, depth + 1));
}

/** Whether a text matches a template literal type, `${string}.${string}`. */
const fitsTemplate = (literal: string, template: string): boolean =>
  literal.startsWith("'") &&
  template.startsWith('`') &&
  new RegExp(
    `^${template
      .slice(1, -1)
      .replace(/[.*+?()[\]\\^|]/g, '\\$&')
      .replace(/\$\{\w+\}/g, '.*')}$`,
  ).test(literal.slice(1, -1));

const primitiveOf = (type: string): string | undefined => {
  if (/^['`]/.test(type)) return 'string';
  if (/^-?\d/.test(type)) return 'number';
  return type === 'true' || type === 'false' ? 'boolean' : undefined;
};

/** React's renderable types, except lists of them. */
const shown = [
  'string',
  'number',
  'bigint',
  'boolean',
  'null',
  'undefined',
  'JSX.Element',
  'ReactElement',
  'ReactPortal',
];

/**
 * Whether `now` accepts every value of `before`: compared structurally, not by spelling. Members are compared by their
 * own lines. Anything the texts don't show counts as incompatible.
 * @param was what names mean in `before`
 * @param is what they mean in `now`
 */
export function accepts(
  before: string,
  now: string,
  was: Meaning = () => undefined,
  is: Meaning = was,
  depth = 0,
): boolean {
  const from = bare(before);
  const to = bare(now);
  if (from === to || /^(?:unknown|any)$/.test(to) || /^(?:any|never)$/.test(from)) return true;
  if (depth > 20) return false;
  const fits = (one: string, other: string) => accepts(one, other, was, is, depth + 1);
  const [given, taken] = [readFunction(from), readFunction(to)];
  if (given && taken) return functionFits(given, taken, was, is, depth + 1);
  const wanted = alternatives(from).flatMap((one) => (one === 'boolean' ? ['true', 'false'] : [one]));
  const open = alternatives(to);
  if (wanted.length > 1) return wanted.every((one) => fits(one, to));
  if (open.length > 1 && open.some((one) => fits(from, one))) return true;
  const [one = from] = wanted;
  const meant = readReference(one);
  const known = meant && was(meant.name);
  if (known !== undefined && !/^(?:interface|class)\b/.test(known) && fits(known, to)) return true;
  if (open.length > 1) return false;
  if (primitiveOf(one) === to || fitsTemplate(one, to)) return true;
  const [list, other] = [readList(one), readList(to)];
  if (list && other) return (other.isReadonly || !list.isReadonly) && fits(list.of, other.of);
  if (to === 'ReactNode') return shown.includes(primitiveOf(one) ?? one) || (list !== undefined && fits(list.of, to));
  // Single letters are type parameters, which may be renamed.
  if (/^[A-Z]$/.test(one) && /^[A-Z]$/.test(to)) return true;
  const target = readReference(to);
  if (meant && target && meant.name === target.name)
    return (
      meant.parts.length === target.parts.length &&
      meant.parts.every((part, index) => fits(part, target.parts[index] ?? ''))
    );
  const told = target && is(target.name);
  if (told !== undefined && !/^(?:interface|class)\b/.test(told) && fits(one, told)) return true;
  return hasMembers(one, was) && hasMembers(to, is);
}

/** Whether a function `from` may be passed where `to` is expected. */
function functionFits(from: FunctionText, to: FunctionText, was: Meaning, is: Meaning, depth: number): boolean {
  const parametersFit = from.parameters.every((parameter, index) => {
    const [asked, mayLack] = readParameter(parameter);
    const given = to.parameters[index];
    if (given === undefined) return mayLack;
    const [offered, isOptional] = readParameter(given);
    return (mayLack || !isOptional) && accepts(offered, asked, is, was, depth);
  });
  const boundsFit = to.bounds.every((bound, index) => accepts(bound, from.bounds[index] ?? 'unknown', is, was, depth));
  return parametersFit && boundsFit && (to.result === 'void' || accepts(from.result, to.result, was, is, depth));
}

/** A parameter's type, and whether it is optional: written `string?`, or `...string[]` for a rest parameter. */
export const readParameter = (text: string): [type: string, mayLack: boolean] =>
  text.endsWith('?') ? [text.slice(0, -1), true] : [text.replace(/^\.\.\./, ''), text.startsWith('...')];
