import type typescript from 'typescript';
import { spotsOf } from '../../shared/contract/spots.ts';
import { demandsOf, lineFits, type Uses } from '../../shared/contract/surface/surface.ts';
import { readLine, type Surface, writeLine } from '../../shared/contract/surface/surfaceLine.ts';
import { accepts, alternatives } from '../../shared/contract/surface/typeText.ts';
import type { ReadCall } from './callsOf.ts';
import { ts } from './compiler.ts';
import { ANY } from './queryOf.ts';
import { placeOf } from './readSurface.ts';
import type { Reads } from './readsIn.ts';

/** No module reads an answer deeper than this. */
const DEEPEST = 5;

interface FieldsInput {
  checker: typescript.TypeChecker;
  /** What the API offers. */
  api: Readonly<Record<string, string>>;
  reads: Reads;
  placeIn: (node: typescript.Node) => string;
}

/** The fields of bodies and answers read so far. */
export type FieldsRead = Required<Pick<Uses, 'places' | 'makes' | 'words' | 'also'>> & {
  /** As lines of the API. */
  fields: Record<string, string>;
};

/** The API's named objects, which stand for their fields. */
const unnamed = (type: string) => type.replace(/\$m?\d+/g, '{…}');

/** Reads which fields a module uses in the bodies and answers of API calls. */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function fieldsReader({ checker, api, reads, placeIn }: FieldsInput) {
  const found: FieldsRead = { fields: {}, places: {}, makes: {}, words: {}, also: {} };
  const offers: Surface = { api };
  const first = new Map<string, string>();
  const is = (name: string) => (api[name] === undefined ? undefined : readLine(api[name]).type);

  const lineAt = (name: string): string | undefined => {
    const [spot] = spotsOf('api', name, offers, {});
    if (!spot) return undefined;
    const line = readLine(api[spot.name] ?? `both ${spot.type}`);
    return writeLine({ ...line, type: unnamed(line.type) });
  };
  const add = (name: string, line: string, at: typescript.Node) => {
    found.fields[name] = line;
    found.places[`api#${name}`] ??= placeIn(at);
  };
  const say = (name: string, word: string, at: typescript.Node) => {
    const line = name.includes(' ') ? lineAt(name) : api[name];
    const type = readLine(line ?? 'out never').type;
    if (accepts('string', type, is) || !accepts(`'${word}'`, type, is)) return;
    const words = (found.words[`api#${name}`] ??= []);
    if (words.includes(word)) return;
    words.push(word);
    found.places[`api#${name}='${word}'`] = placeIn(at);
  };

  /** The type without null and undefined, and of a list its element type, with the path to it. */
  const bare = (type: typescript.Type, path: string): [typescript.Type, string] => {
    const there = checker.getNonNullableType(type);
    const item = checker.isArrayType(there)
      ? checker.getTypeArguments(there as typescript.TypeReference)[0]
      : undefined;
    return item ? bare(item, `${path}[]`) : [there, path];
  };
  const literalsOf = (type: typescript.Type): string | undefined => {
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral())
      ? parts
          .map(({ value }) => `'${value}'`)
          .sort()
          .join(' | ')
      : undefined;
  };

  /** Records what is read below a place of an answer; for records a module declares, undeclared fields too. */
  const readAnswer = (type: typescript.Type, path: string, depth: number): void => {
    const [there, at] = bare(type, path);
    for (const member of depth > DEEPEST ? [] : checker.getPropertiesOfType(there)) {
      const node = (member.declarations ?? []).flatMap((each) => reads.members.get(each) ?? [])[0];
      const name = `${at}.${member.name}`;
      const isMissing = depth === 0 && / m\//.test(at) && !(member.flags & ts.SymbolFlags.Optional);
      const line = node && (lineAt(name) ?? (isMissing ? 'out unknown' : undefined));
      if (!node || line === undefined) continue;
      add(name, line, node);
      for (const each of member.declarations ?? [])
        for (const [word, where] of reads.words.get(each) ?? []) say(name, word, where);
      readAnswer(checker.getTypeOfSymbol(member), name, depth + 1);
    }
  };

  /** Records what is sent at a place of a body. */
  const readBody = (type: typescript.Type, path: string, call: typescript.Node, depth = 0): void => {
    const [there, at] = bare(type, path);
    const members = there.isUnion() ? [] : checker.getPropertiesOfType(there);
    const isUnknown = api[path.replace('(0)', '')] === undefined;
    if (depth > DEEPEST || members.length === 0 || checker.getSignaturesOfType(there, ts.SignatureKind.Call).length > 0)
      return;
    const sent = members.flatMap((member) => {
      const name = `${at}.${member.name}`;
      const line = lineAt(name);
      // For records of an unknown module, only records that the field is sent.
      if (line === undefined) return depth === 0 && isUnknown ? [member.name] : [];
      const { type: taken, optional } = readLine(line);
      const literals = literalsOf(checker.getNonNullableType(checker.getTypeOfSymbol(member)));
      const isGiven = literals !== undefined && accepts(literals, taken, is);
      const [declaration] = member.declarations ?? [];
      const isHere = declaration?.getSourceFile() === call.getSourceFile() && ts.isObjectLiteralElement(declaration);
      add(name, writeLine({ way: 'in', optional, type: isGiven ? literals : taken }), isHere ? declaration : call);
      readBody(checker.getTypeOfSymbol(member), name, call, depth + 1);
      return [member.name];
    });
    if (sent.length === 0) return;
    found.makes[`api#${at}`] = [...new Set([...demandsOf(`api#${at}`, offers, {}).keys(), ...sent])];
    found.places[`api#${at}`] ??= placeIn(call);
  };

  /** The same for types with equal members, wherever they come from. */
  const keyOf = (type: typescript.Type): string =>
    checker
      .getPropertiesOfType(type)
      .map(({ name, declarations: [at] = [] }) => (at ? placeOf(at) : name))
      .join();

  const belowOf = (known: string) => Object.entries(found.fields).filter(([name]) => name.startsWith(known));
  const isAllAt = (below: readonly (readonly [string, string])[], known: string, path: string): boolean =>
    below.every(([name, line]) => {
      const other = lineAt(path + name.slice(known.length));
      return other !== undefined && lineFits(line, other);
    });

  /** Records that reads of this type also apply to a further place that has all fields read at the first. */
  const stands = (type: typescript.Type, path: string): boolean => {
    const key = keyOf(type);
    const known = first.get(key);
    if (known === path) return true;
    if (known === undefined) {
      first.set(key, path);
      return false;
    }
    const below = belowOf(known);
    const isSame = isAllAt(below, known, path);
    if (isSame && below.length > 0 && !found.also[known]?.includes(path)) (found.also[known] ??= []).push(path);
    return isSame;
  };

  /** Records the names in a call's query and the words given to them: sort orders, and the fields to return. */
  const readQuery = (call: string, { query = [], at }: ReadCall): void => {
    const names = `${call}?`;
    const all = alternatives(is(names) ?? 'never').map((name) => name.replaceAll("'", ''));
    const sent = new Set<string>();
    for (const { name, words, at: place } of query) {
      for (const each of name === ANY ? all : [name]) {
        say(names, each, place);
        sent.add(each);
      }
      const isOfFields = name === 'sort' || name === 'fields';
      for (const word of words)
        for (const each of isOfFields ? word.split(',') : [word])
          say(isOfFields ? names : names + name, each.replace(/^-/, ''), place);
    }
    if (!call.startsWith('GET ')) return;
    const needed = demandsOf(`api#${call}(0)`, offers, {}).keys();
    found.makes[`api#${call}(0)`] = [...new Set([...(found.makes[`api#${call}(0)`] ?? []), ...needed, ...sent])];
    found.places[`api#${call}(0)`] ??= placeIn(at);
  };

  /** Reads one call, under the API's name for it. */
  const read = (name: string, { answer, bodies = [], at }: ReadCall): void => {
    const [result] = spotsOf('api', `${name}()`, offers, {});
    if (answer && result) {
      const isList = result.type.endsWith('[]') && !checker.isArrayType(checker.getNonNullableType(answer));
      const [type, path] = bare(answer, `${name}()${isList ? '[]' : ''}`);
      if (!stands(type, path)) readAnswer(type, path, 0);
    }
    for (const body of bodies) readBody(body, `${name}(0)`, at);
  };
  /** All findings, once everything is read; a late read may not apply to every earlier place. */
  const finish = (): FieldsRead => {
    for (const [known, paths] of Object.entries(found.also)) {
      const below = belowOf(known);
      const kept = paths.filter((path) => isAllAt(below, known, path));
      for (const path of paths.filter((each) => !kept.includes(each)))
        for (const [name] of below) {
          const there = path + name.slice(known.length);
          const line = lineAt(there);
          if (line === undefined) continue;
          found.fields[there] ??= line;
          found.places[`api#${there}`] ??= found.places[`api#${name}`] ?? '';
        }
      if (kept.length > 0) found.also[known] = kept;
      else delete found.also[known];
    }
    return found;
  };
  return { finish, read, readQuery, say };
}
