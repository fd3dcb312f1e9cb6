import { z } from 'zod';
import { namedIn, ownersAt, type Reached, reachedIn, spotsOf } from '../spots';
import { containerOf, exampled, type Line, readLine, type Surface, writeLine } from './surfaceLine';
import { accepts, alternatives, type Meaning, splitType } from './typeText';

const surfaceSchema: z.ZodType<Surface> = z.record(z.string(), z.record(z.string(), z.string()));

/** What the code of a module takes of the shell and of the API. */
export const usesSchema = z.strictObject({
  /** The lines that it was built against, by package and name; their way is that in which the module's values go. */
  symbols: surfaceSchema,
  /** Where each is first, `src/tasks/TasksPage.tsx:12`, by `package#name`, or by the call. */
  places: z.record(z.string(), z.string()),
  /** The types whose values it makes, `package#name`, and the members each required then: there must not be more. */
  makes: z.record(z.string(), z.array(z.string())),
  /** Where the shell's types that it speaks of were reached first, both `package#name`: a type may be named otherwise later. In an older release, not known. */
  reached: z.record(z.string(), z.string()).optional(),
  /**
   * Addresses of the API that it calls, with `:` for variable parts, as in `GET tasks/:/notes`. For one that can't be
   * followed, all it may be.
   */
  calls: z.array(z.string()),
  /** Paths of this site beyond its own pages that it names, `/dashboard/tasks/:`, what varies in them as `:`. In an older release, not known. */
  links: z.array(z.string()).optional(),
  /** What could not be followed, as "cannot follow `x[y]` in src/a.ts:12": all that it may use counts as used. By default nothing. */
  unread: z.array(z.string()).optional(),
  /**
   * Words it passes or compares, by what takes or gives them: `api#code`, `api#right`, `api#GET tasks/:().status`.
   * Unknown in an older release.
   */
  words: z.record(z.string(), z.array(z.string())).optional(),
  /** Where else in the API the fields stand that are named by a first place, as `GET tasks()[]` beside `GET tasks/:()`. By default nowhere. */
  also: z.record(z.string(), z.array(z.string())).optional(),
});
export type Uses = z.infer<typeof usesSchema>;

/** The meaning of a surface's names, in the words of one of its packages. */
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
 * Whether code that was built against the line `before` runs where it is `now`: what it gives must be taken, and what it
 * takes be given. The way is that of `before`.
 * @param was what names stood for
 * @param is what they stand for now
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
  /** Major: a module that uses it may break. Minor: there is more. */
  step: 'major' | 'minor';
  /** What changed, as a sentence. */
  text: string;
}

/** What differs between the surface `before` and the one `now`. */
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

/** Whether who makes a value must give this member. */
const isDemanded = (line: string) => {
  const { way, optional, type } = readLine(line);
  return way !== 'out' && !optional && !/^z\.Zod(?:Optional|Default|Prefault)\b/.test(type);
};

const demanded = new WeakMap<Readonly<Record<string, string>>, Map<string, string[]>>();

/** The names of required members, by their owners: sorted out once for a package's lines. */
function demandedIn(lines: Readonly<Record<string, string>>): Map<string, string[]> {
  const known = demanded.get(lines);
  if (known) return known;
  const all = new Map<string, string[]>();
  for (const [name, line] of Object.entries(lines))
    if (isDemanded(line)) all.set(containerOf(name), [...(all.get(containerOf(name)) ?? []), name]);
  demanded.set(lines, all);
  return all;
}

/** The members, by their names and with their lines' names, that who makes a value of a type, `package#name`, must give. */
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

/** The least version after `from` that such changes need; `from` itself when there are none. */
export function versionAfter(from: string, changes: readonly SurfaceChange[]): string {
  const [major = 0, minor = 0] = from.split('.').map(Number);
  if (changes.length === 0) return from;
  return changes.some(({ step }) => step === 'major') ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Something that a module uses and a shell does not offer as it was. */
export interface Misfit {
  /** `shared/ui#DataTable`. */
  symbol: string;
  /** Where the module uses it first. Empty where that is not known. */
  place: string;
  /** Why it doesn't fit, as a sentence. */
  text: string;
}

/**
 * A line of an older release: before 3.4 one named the list of the kinds, before 3.3 it wrote an optional function
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

/** Everything that a module uses and this surface lacks or has otherwise. Empty when all fits. */
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
    // An older shell tells no examples.
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
