import { containerOf, readLine, type Surface } from './surface/surfaceLine';
import {
  alternatives,
  ofFirst,
  readFunction,
  readList,
  readParameter,
  readReference,
  splitType,
} from './surface/typeText';

/** A position in an offer: its type, and the name prefix of its members' lines. */
export interface Spot {
  shellPackage: string;
  name: string;
  type: string;
}

/** Where each named type, `package#name`, was reached first: the line name of a parameter, result or member. */
export type Reached = Readonly<Record<string, string>>;

/** The line of a name, in the package that mentions it or else in another. */
export function namedIn(surface: Surface, shellPackage: string, name: string): Spot | undefined {
  for (const each of [shellPackage, ...Object.keys(surface)]) {
    const lines = surface[each];
    if (lines && Object.hasOwn(lines, name))
      return { shellPackage: each, name, type: readLine(lines[name] ?? '').type };
  }
  return undefined;
}

/** Whether a line's type says that its members have their own lines below its name. */
const isOwner = (type: string) => /^(?:interface|class)\b/.test(type);

/** The parts of a type: members of a union or intersection, base types of an interface. */
const partsOf = (type: string): string[] =>
  isOwner(type)
    ? splitType(type, ' ').slice(1)
    : alternatives(type).flatMap((one) => (readFunction(one) ? [one] : splitType(one, '&')));

/** The type one step further: a parameter, the result, an element, a type argument. */
function stepsOf({ name, type, shellPackage }: Spot): Spot[] {
  const spot = (step: string, text: string): Spot => ({ shellPackage, name: name + step, type: text });
  return partsOf(type).flatMap((part) => {
    const taken = readFunction(part);
    if (taken)
      return [
        ...taken.parameters.map((parameter, index) => spot(`(${index})`, readParameter(parameter)[0])),
        spot('()', taken.result),
      ];
    const list = readList(part);
    if (list) return [spot('[]', list.of)];
    return (readReference(part)?.parts ?? []).map((argument, index) => spot(`<${index}>`, argument));
  });
}

/** The name prefixes of a type's member lines: its own, those of the types it names and of their bases. */
export function ownersAt(spot: Spot, surface: Surface, seen: ReadonlySet<string> = new Set()): Spot[] {
  if (seen.has(`${spot.name} ${spot.type}`)) return [];
  const known = new Set([...seen, `${spot.name} ${spot.type}`]);
  const below = partsOf(spot.type).flatMap((part) => {
    const reference = readReference(part);
    if (!reference) return part === '{…}' ? [spot] : [];
    if (ofFirst.test(reference.name))
      return ownersAt({ ...spot, name: `${spot.name}<0>`, type: reference.parts[0] ?? '' }, surface, known);
    const named = namedIn(surface, spot.shellPackage, reference.name);
    return named ? ownersAt(named, surface, known) : [];
  });
  return isOwner(spot.type) ? [spot, ...below] : below;
}

/**
 * The line that now replaces a line of this name, however the types on the way are named now. Empty if it is gone.
 * @param reached where the named types were reached before
 */
export function spotsOf(
  shellPackage: string,
  name: string,
  surface: Surface,
  reached: Reached,
  seen: readonly string[] = [],
): Spot[] {
  const lines = surface[shellPackage];
  if (lines && Object.hasOwn(lines, name)) return [{ shellPackage, name, type: readLine(lines[name] ?? '').type }];
  const full = `${shellPackage}#${name}`;
  if (seen.includes(full)) return [];
  const container = containerOf(name);
  if (container === '') {
    const [from = '', path] = reached[full]?.split('#') ?? [];
    return path === undefined ? [] : spotsOf(from, path, surface, reached, [...seen, full]);
  }
  const step = name.slice(container.length);
  const spots = spotsOf(shellPackage, container, surface, reached, [...seen, full]);
  if (step.startsWith('.'))
    return spots
      .flatMap((spot) => ownersAt(spot, surface))
      .flatMap((owner) => {
        const line = surface[owner.shellPackage]?.[owner.name + step];
        return line === undefined ? [] : [{ ...owner, name: owner.name + step, type: readLine(line).type }];
      });
  return spots
    .flatMap((spot) => throughAliases(spot, surface))
    .flatMap(stepsOf)
    .filter((spot) => spot.name.endsWith(step));
}

/** A position, and what the type names in it mean. */
function throughAliases(spot: Spot, surface: Surface, depth = 0): Spot[] {
  if (isOwner(spot.type)) return [];
  const below = partsOf(spot.type).flatMap((part) => {
    const reference = readReference(part);
    const named = reference && namedIn(surface, spot.shellPackage, reference.name);
    return named && depth < 9 ? throughAliases(named, surface, depth + 1) : [];
  });
  return [spot, ...below];
}

/** Where each named type of a surface is reached first, from unnamed parts. */
export function reachedIn(surface: Surface): Record<string, string> {
  const reached: Record<string, string> = {};
  const spotsByRoot = new Map<string, Spot[]>();
  for (const [shellPackage, lines] of Object.entries(surface))
    for (const [name, line] of Object.entries(lines)) {
      const root = `${shellPackage}#${/^[^.([<]+/.exec(name)?.[0] ?? name}`;
      spotsByRoot.set(root, [...(spotsByRoot.get(root) ?? []), { shellPackage, name, type: readLine(line).type }]);
    }
  const named = new Map(
    [...spotsByRoot].map(([root, spots]) => [root, spots.flatMap((spot) => [...namesAt(spot, surface)])]),
  );
  const speaks = new Set([...named].flatMap(([root, all]) => all.flatMap(([full]) => (full === root ? [] : [full]))));
  const left = [...named.keys()].filter((root) => !speaks.has(root));
  for (let root = left.shift(); root !== undefined; root = left.shift())
    for (const [full, path] of named.get(root) ?? [])
      if (reached[full] === undefined && full !== root && speaks.has(full)) {
        reached[full] = path;
        left.push(full);
      }
  return reached;
}

/** The named types that a position mentions, with their positions. */
function* namesAt(spot: Spot, surface: Surface): Generator<[full: string, path: string]> {
  for (const part of partsOf(spot.type)) {
    const reference = readReference(part);
    const named = reference && namedIn(surface, spot.shellPackage, reference.name);
    if (named) yield [`${named.shellPackage}#${named.name}`, `${spot.shellPackage}#${spot.name}`];
  }
  for (const step of stepsOf(spot)) yield* namesAt(step, surface);
}
