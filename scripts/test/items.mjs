import { parseSync, transformSync } from '@swc/core';

/**
 * A statement at the top of a file.
 * @typedef {object} Item
 * @property {string} text
 * @property {number} first its first line, from 1
 * @property {number} last
 * @property {string[]} names what it declares
 * @property {boolean} isFunction whether it runs only when called
 * @property {{ from: string, names: { name: string, as: string }[] | undefined, isHandedOn: boolean } | undefined}
 * imported what it imports or re-exports; names are undefined when it may be everything
 */

const syntaxOf = (file) => ({ syntax: 'typescript', tsx: file.endsWith('x') });

/** The names in a pattern: `a`, `{ a, b: [c] }`. */
function namesOf(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.value];
  const { type, elements = [], properties = [], left, argument, value, key } = pattern;
  if (type === 'AssignmentPatternProperty') return namesOf(key);
  return [...elements, ...properties, left ?? argument ?? value].flatMap(namesOf);
}

const isFunctionValue = (value) => /^(Arrow)?FunctionExpression$/.test(value?.type ?? '');

/** An item's import, if it has one. */
function importOf({ type, source, specifiers, declaration }) {
  if (!source || declaration) return undefined;
  const isHandedOn = type !== 'ImportDeclaration';
  const nameOf = ({ orig, imported, exported, local }) => {
    const name = (orig ?? imported ?? local)?.value;
    return { name, as: (exported ?? local ?? orig)?.value ?? name };
  };
  const isAll = !specifiers || specifiers.some((each) => /Namespace|Default/.test(each.type));
  const names = isAll ? undefined : specifiers.map(nameOf);
  return { from: source.value, names, isHandedOn };
}

/**
 * @param {string} file its path; the extension shows whether it contains JSX
 * @param {string} text
 * @returns {Item[]}
 */
export function itemsOf(file, text) {
  const bytes = Buffer.from(text);
  const lineAt = (offset) => bytes.subarray(0, offset).toString().split('\n').length;
  return parseSync(text, syntaxOf(file)).body.map((item) => {
    const { start, end } = item.span;
    const { type, identifier, id, declarations } = item.declaration ?? item.decl ?? item;
    const own = (declarations ?? []).flatMap(({ id: pattern }) => namesOf(pattern));
    const isDefault = /^ExportDefault/.test(item.type);
    return {
      text: bytes.subarray(start - 1, end - 1).toString(),
      ...{ first: lineAt(start - 1), last: lineAt(end - 1) },
      names: [...own, ...namesOf(identifier ?? id), ...(isDefault ? ['default'] : [])],
      isFunction:
        /^Function/.test(type) || (declarations?.length > 0 && declarations.every(({ init }) => isFunctionValue(init))),
      imported: importOf(item),
    };
  });
}

/** A text without comments and types, which don't change what it does. */
export const codeOf = (file, text) =>
  transformSync(text, {
    ...{ filename: file, swcrc: false, sourceMaps: false, minify: true },
    jsc: {
      ...{ parser: syntaxOf(file), target: 'es2022' },
      ...{ transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
      minify: { compress: false, mangle: false },
    },
  }).code;
