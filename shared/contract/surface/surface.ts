import { z } from 'zod';
import { namedIn, ownersAt, type Reached, reachedIn, spotsOf } from '../spots';
import { containerOf, exampled, type Line, readLine, type Surface, writeLine } from './surfaceLine';
import { accepts, alternatives, type Meaning, splitType } from './typeText';

const surfaceSchema: z.ZodType<Surface> = z.record(z.string(), z.record(z.string(), z.string()));

/** What a module's code uses of the shell and the API. */
export const usesSchema = z.strictObject({
  /** The lines that it was built against, by package and name; directions are those of the module's values. */
  symbols: surfaceSchema,
  /** Where each is used first, `src/tasks/TasksPage.tsx:12`, by `package#name`, or by endpoint. */
  places: z.record(z.string(), z.string()),
  /** The types that it constructs, `package#name`, and their required members at that time: there must not be more. */
  makes: z.record(z.string(), z.array(z.string())),
  /**
   * Where the shell's types that it mentions were reached first, both `package#name`: a type may be renamed later.
   * Unknown in an older release.
   */
  reached: z.record(z.string(), z.string()).optional(),
  /**
   * The API endpoints that it calls, with `:` for variable segments, as in `GET tasks/:/notes`. For one that can't be
   * followed, all possible ones.
   */
  calls: z.array(z.string()),
  /**
   * Paths of this site outside its own pages that it links to, `/dashboard/tasks/:`, with `:` for variable segments.
   * Unknown in an older release.
   */
  links: z.array(z.string()).optional(),
  /**
   * What could not be followed, as "cannot follow `x[y]` in src/a.ts:12": all possible uses count as used. By default
   * empty.
   */
  unread: z.array(z.string()).optional(),
  /**
   * String literals it passes or compares, by parameter or result: `api#code`, `api#right`, `api#GET tasks/:().status`.
   * Unknown in an older release.
   */
  words: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * Other API positions with the same fields as a first one, as `GET tasks()[]` and `GET tasks/:()`. By default none.
   */
  also: z.record(z.string(), z.array(z.string())).optional(),
});
export type Uses = z.infer<typeof usesSchema>;

/** The meaning of a surface's names, as seen from one of its packages. */
const meaningIn =
  (surface: Surface, shellPackage: string): Meaning =>
  (name) =>
    namedIn(surface, shellPackage, name)?.type;

/** A line's type, without the mark of an optional one. */
const typeOf = ({ optional, type }: Line) =>
  optional
    ? alternatives(type)
        .filter((one) => one !== 'undefined')
        .join(' | ')
    : type;

/**
 * Whether code built against the line `before` runs with the line `now`: what it passes must be accepted, and what it
 * reads must be provided. The direction is that of `before`.
 * @param was what names meant
 * @param is what they mean now
 */
export function lineFits(before: string, now: string, was: Meaning = () => undefined, is: Meaning = was): boolean {
  const one = readLine(before);
  const other = readLine(now);
  const gives = one.way !== 'out';
  const takes = one.way !== 'in';
  if (gives && one.optional && !other.optional && !accepts('undefined', other.type, is)) return false;
  if (takes && other.optional && !one.optional && !accepts('undefined', one.type, was)) return false;
  const [from, to] = [typeOf(one), typeOf(other)];
  return (!gives || accepts(from, to, was, is)) && (!takes || accepts(to, from, is, was));
}

/** One difference between two surfaces. */
export interface SurfaceChange {
  shellPackage: string;
  name: string;
  /** Major: a module that uses it may break. Minor: an addition. */
  step: 'major' | 'minor';
  /** The change, as a sentence. */
  text: string;
}

/** The differences between the surface `before` and `now`. */
export function changesOf(before: Surface, now: Surface): SurfaceChange[] {
  const changes: SurfaceChange[] = [];
  const [wasReached, isReached] = [reachedIn(before), reachedIn(now)];
  for (const shellPackage of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const was = before[shellPackage] ?? {};
    const is = now[shellPackage] ?? {};
    const say = (step: SurfaceChange['step'], name: string, text: string) =>
      changes.push({ shellPackage, name, step, text: `${shellPackage}: ${name} ${text}.` });
    for (const [name, line] of Object.entries(was)) {
      const others = linesOf(shellPackage, name, now, wasReached);
      if (others.length === 0) say('major', name, 'is gone');
      else if (
        !others.some((other) => lineFits(line, other, meaningIn(before, shellPackage), meaningIn(now, shellPackage)))
      )
        say('major', name, `was ${line} and is ${others[0]}`);
      else if (readLine(line).optional && others.every(isDemanded)) say('major', name, 'is needed now');
      else if (is[name] === undefined) say('minor', name, 'stands elsewhere');
      else if (line !== is[name]) say('minor', name, `was ${line} and is now ${is[name]}`);
    }
    for (const [name, line] of Object.entries(is)) {
      if (Object.hasOwn(was, name)) continue;
      const isNeeded =
        isDemanded(line) &&
        spotsOf(shellPackage, containerOf(name), before, isReached).length > 0 &&
        linesOf(shellPackage, name, before, isReached).length === 0;
      say(isNeeded ? 'major' : 'minor', name, isNeeded ? 'is new, and needed' : 'is new');
    }
  }
  return changes;
}

/** The lines that replace one of this name. */
const linesOf = (shellPackage: string, name: string, surface: Surface, reached: Reached): string[] =>
  spotsOf(shellPackage, name, surface, reached).map(
    (spot) => surface[spot.shellPackage]?.[spot.name] ?? `both ${spot.type}`,
  );

/** Whether this member is required when constructing a value. */
const isDemanded = (line: string) => {
  const { way, optional, type } = readLine(line);
  return way !== 'out' && !optional && !/^z\.Zod(?:Optional|Default|Prefault)\b/.test(type);
};

const demanded = new WeakMap<Readonly<Record<string, string>>, Map<string, string[]>>();

/** The names of required members, by owner: collected once for a package's lines. */
function demandedIn(lines: Readonly<Record<string, string>>): Map<string, string[]> {
  const known = demanded.get(lines);
  if (known) return known;
  const all = new Map<string, string[]>();
  for (const [name, line] of Object.entries(lines))
    if (isDemanded(line)) all.set(containerOf(name), [...(all.get(containerOf(name)) ?? []), name]);
  demanded.set(lines, all);
  return all;
}

/** The required members for constructing a type, `package#name`, by name and with their lines' names. */
export function demandsOf(made: string, offers: Surface, reached: Reached): Map<string, string> {
  const [shellPackage = '', container = ''] = made.split('#');
  const owners = spotsOf(shellPackage, container, offers, reached).flatMap((spot) => ownersAt(spot, offers));
  return new Map(
    owners.flatMap((owner) =>
      (demandedIn(offers[owner.shellPackage] ?? {}).get(owner.name) ?? []).map(
        (name) => [name.slice(owner.name.length + 1), `${owner.shellPackage}#${name}`] as const,
      ),
    ),
  );
}

/** The minimum version after `from` for such changes; `from` itself if there are none. */
export function versionAfter(from: string, changes: readonly SurfaceChange[]): string {
  const [major = 0, minor = 0] = from.split('.').map(Number);
  if (changes.length === 0) return from;
  return changes.some(({ step }) => step === 'major') ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Something that a module uses and a shell no longer offers unchanged. */
export interface Misfit {
  /** `shared/ui#DataTable`. */
  symbol: string;
  /** Where the module uses it first. Empty if unknown. */
  place: string;
  /** Why it doesn't fit, as a sentence. */
  text: string;
}

/**
 * Upgrades a line of an older release: before 3.4 one named the list of kinds, before 3.3 it wrote an optional function
 * without brackets, and parts of what it couldn't read.
 */
function asWrittenNow(line: string, uses: Uses): string {
  const { type, ...rest } = readLine(line);
  if (uses.words) return line;
  if (/\(typeof \w+\)\[number\]/.test(type)) return writeLine({ ...rest, type: 'any' });
  if (uses.reached) return line;
  const isTorn = splitType(type, ' | ').some(
    (part) => part.split('<').length !== part.replaceAll('=>', '').split('>').length,
  );
  return writeLine({ ...rest, type: isTorn ? 'any' : rest.optional ? type.replace(/ \| undefined$/, '') : type });
}

/** Everything that a module uses and this surface lacks or has changed. Empty if all fits. */
export function misfitsOf(uses: Uses, offers: Surface): Misfit[] {
  const misfits: Misfit[] = [];
  const say = (symbol: string, at: string, text: (name: string) => string) => {
    const [shellPackage = '', name = ''] = symbol.split('#');
    const owner = shellPackage === 'api' ? 'the API' : shellPackage;
    misfits.push({ symbol, place: uses.places[at] ?? '', text: text(`${name} of ${owner}`) });
  };
  for (const [shellPackage, symbols] of Object.entries(uses.symbols)) {
    const was: Meaning = (name) =>
      namedIn(uses.symbols, shellPackage, name)?.type ??
      (Object.keys(uses.reached ?? {}).some((full) => full.endsWith(`#${name}`)) ? 'interface' : undefined);
    const is = meaningIn(offers, shellPackage);
    // An older shell lists no examples.
    const tellsExamples = Object.keys(offers[shellPackage] ?? {}).some((name) => exampled(name) !== undefined);
    const linesAt = (name: string) => linesOf(shellPackage, name, offers, uses.reached ?? {});
    for (const [name, written] of Object.entries(symbols)) {
      const line = asWrittenNow(written, uses);
      const symbol = `${shellPackage}#${name}`;
      const lines = linesAt(name);
      const does = exampled(name);
      if (does !== undefined && (!tellsExamples || linesAt(does).length === 0)) continue;
      if (lines.length === 0) say(symbol, symbol, (text) => `${text} is gone.`);
      else if (!lines.some((now) => lineFits(line, now, was, is)))
        say(symbol, symbol, (text) => `${text} was ${readLine(line).type} and is ${readLine(lines[0] ?? '').type}.`);
    }
  }
  for (const [made, asked] of Object.entries(uses.makes))
    for (const [member, symbol] of demandsOf(made, offers, uses.reached ?? {}))
      if (!asked.includes(member))
        say(made.startsWith('api#') ? `${made}.${member}` : symbol, made, (text) => `${text} is needed now.`);
  for (const [symbol, words] of Object.entries(uses.words ?? {})) {
    const [shellPackage = '', name = ''] = symbol.split('#');
    const lines = linesOf(shellPackage, name, offers, uses.reached ?? {});
    const is = meaningIn(offers, shellPackage);
    for (const word of lines.length === 0 ? [] : words)
      if (!lines.some((line) => accepts(`'${word}'`, readLine(line).type, is)))
        say(`${symbol}='${word}'`, `${symbol}='${word}'`, (text) => `${text} is gone.`);
  }
  return misfits;
}
