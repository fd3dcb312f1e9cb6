const opening = '([{<';
const closing = ')]}>';

/** Parts of a type's text between `separator`s that stand in no bracket and no string. */
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

/** `(a, b?) => c` taken apart. */
function readFunction(type: string): { generics: string; parameters: string[]; result: string } | undefined {
  if (!/^[(<]/.test(type)) return undefined;
  const end = splitEnd(type);
  if (end === undefined) return undefined;
  const head = type.slice(0, end);
  const open = head.startsWith('<') ? head.indexOf('(', splitClose(head)) : 0;
  return {
    generics: head.slice(0, open),
    parameters: splitType(head.slice(open + 1, head.lastIndexOf(')')), ','),
    result: type.slice(end + 4).trim(),
  };
}

/** Where ` => ` of the function itself begins; none when the text is no function. */
function splitEnd(type: string): number | undefined {
  const [head] = splitType(type, ' => ');
  return head !== undefined && head.length < type.length && head.endsWith(')') ? head.length : undefined;
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

/**
 * Whether a place that takes `now` takes all that one of `before` took, as far as the texts show it: a union that has as
 * many members or more, a function that asks for no more and answers the same. What the texts don't show is taken for a no.
 */
export function accepts(before: string, now: string): boolean {
  if (before === now || now === 'unknown') return true;
  const was = readFunction(before);
  const is = readFunction(now);
  if (was && is) return was.generics === is.generics && functionFits(was, is);
  const wanted = was ? [before] : alternatives(before);
  const taken = is ? [now] : alternatives(now);
  if (wanted.length === 1 && taken.length === 1 && wanted[0] === before && taken[0] === now) return false;
  return wanted.every((one) => taken.some((other) => accepts(one, other)));
}

/** The members of a union; a function among them stands in brackets. */
const alternatives = (type: string): string[] =>
  splitType(type, '|').map((part) =>
    /^\(.*\)$/s.test(part) && splitEnd(part) === undefined ? part.slice(1, -1) : part,
  );

/** Whether a function `from` may be handed over where `to` is asked for. */
function functionFits(
  from: { parameters: string[]; result: string },
  to: { parameters: string[]; result: string },
): boolean {
  const parametersFit = from.parameters.every((parameter, index) => {
    const [asked, mayLack] = readParameter(parameter);
    const given = to.parameters[index];
    if (given === undefined) return mayLack;
    const [offered, isOptional] = readParameter(given);
    return (mayLack || !isOptional) && accepts(offered, asked);
  });
  return parametersFit && (to.result === 'void' || accepts(from.result, to.result));
}

/** A parameter's type, and whether it may be left out: `string?` is how the texts write it, `...string[]` what may follow. */
const readParameter = (text: string): [type: string, mayLack: boolean] =>
  text.endsWith('?') ? [text.slice(0, -1), true] : [text, text.startsWith('...')];
