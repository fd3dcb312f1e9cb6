import { z } from 'zod';
import { accepts } from './typeText';

/** Where a value of a declared type goes: `in` from the module to the shell, `out` from the shell to the module. */
export type Way = 'in' | 'out' | 'both';

/**
 * What one side offers to the other: packages, with a line for each of their symbols and members.
 *
 * A name is an export (`DataTable`), a member of a named type (`DataTableProps.rows`), a parameter's (`notify.success(1).undo`)
 * or a result's (`useSave().save`). A line is its way, `?` where it may be left out, and its type as written: `in? () => void`.
 */
export interface Surface {
  [shellPackage: string]: Record<string, string>;
}

const surfaceSchema: z.ZodType<Surface> = z.record(z.string(), z.record(z.string(), z.string()));

/** What the code of a module takes of the shell and of the API. */
export const usesSchema = z.strictObject({
  /** The lines that it was built against, by package and name; their way is that in which the module's values go. */
  symbols: surfaceSchema,
  /** Where each stands first, `src/centers/CentersPage.tsx:12`, by `package#name`, or by the call. */
  places: z.record(z.string(), z.string()),
  /** The types of which it makes values, `package#name`, and what each asked for then: it must not become more. */
  makes: z.record(z.string(), z.array(z.string())),
  /** Addresses of the API that it calls, what varies in them as `:`, as in `GET centers/:/notes`. */
  calls: z.array(z.string()),
});
export type Uses = z.infer<typeof usesSchema>;

/** A line taken apart. */
export interface Line {
  way: Way;
  optional: boolean;
  type: string;
}

/** Takes a line apart. Throws when it is none. */
export function readLine(line: string): Line {
  const [, way, mark, type] = /^(in|out|both)(\?)? (.*)$/s.exec(line) ?? [];
  if (!way || type === undefined) throw new Error(`"${line}" is no line of a surface: it begins with in, out or both.`);
  return { way: way as Way, optional: mark === '?', type };
}

/** Puts a line together, as a surface holds it. */
export const writeLine = ({ way, optional, type }: Line): string => `${way}${optional ? '?' : ''} ${type}`;

/** The alternatives that a type's text stands for: those of the alias that it names, else its own. */
export function alternativesOf(type: string, symbols: Readonly<Record<string, string>>): string {
  const alias = /^\w+$/.test(type) && Object.hasOwn(symbols, type) ? readLine(symbols[type] ?? '').type : undefined;
  return alias === undefined || /^(?:interface|class)\b/.test(alias) ? type : alias;
}

/**
 * Whether code that was built against the line `before` runs where it is `now`. The way is that of `before`.
 * @param symbols what else the package offers now
 */
export function lineFits(before: string, now: string, symbols: Readonly<Record<string, string>>): boolean {
  if (before === now) return true;
  const was = readLine(before);
  const line = readLine(now);
  const is = was.type === line.type ? line : { ...line, type: alternativesOf(line.type, symbols) };
  const gives = was.way !== 'out';
  const takes = was.way !== 'in';
  if (gives && was.optional && !is.optional) return false;
  if (takes && is.optional && !was.optional) return false;
  return (!gives || accepts(was.type, is.type)) && (!takes || accepts(is.type, was.type));
}

/** The named type or parameter that a member belongs to. Empty for an export. */
export const containerOf = (name: string): string =>
  /^(.*?)(?:\.[^.()[\]<>]+|\([^()]*\)|\[\]|<\d+>)$/.exec(name)?.[1] ?? '';

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
  for (const shellPackage of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const was = before[shellPackage] ?? {};
    const is = now[shellPackage] ?? {};
    const say = (step: SurfaceChange['step'], name: string, text: string) =>
      changes.push({ shellPackage, name, step, text: `${shellPackage}: ${name} ${text}.` });
    for (const [name, line] of Object.entries(was)) {
      const other = Object.hasOwn(is, name) ? is[name] : undefined;
      if (other === undefined) say('major', name, 'is gone');
      else if (!lineFits(line, other, is)) say('major', name, `was ${line} and is ${other}`);
      else if (line !== other) say('minor', name, `was ${line} and is now ${other}`);
    }
    for (const [name, line] of Object.entries(is)) {
      if (Object.hasOwn(was, name)) continue;
      const isNeeded = isDemanded(line) && Object.hasOwn(was, containerOf(name));
      say(isNeeded ? 'major' : 'minor', name, isNeeded ? 'is new, and needed' : 'is new');
    }
  }
  return changes;
}

/** Whether who makes a value must give this member. */
const isDemanded = (line: string) => {
  const { way, optional } = readLine(line);
  return way !== 'out' && !optional;
};

/** The members, `package#name`, that who makes a value of a type must give. */
export function demandsOf(made: string, offers: Surface): string[] {
  const [shellPackage = '', container = ''] = made.split('#');
  return Object.entries(offers[shellPackage] ?? {}).flatMap(([name, line]) =>
    containerOf(name) === container && isDemanded(line) ? [`${shellPackage}#${name}`] : [],
  );
}

/** The least version after `from` that such changes ask for; `from` itself when there are none. */
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

/** Everything that a module uses and this surface lacks or has otherwise. Empty when all fits. */
export function misfitsOf(uses: Uses, offers: Surface): Misfit[] {
  const misfits: Misfit[] = [];
  const placeOf = (symbol: string) => uses.places[symbol] ?? '';
  for (const [shellPackage, symbols] of Object.entries(uses.symbols)) {
    const offered = offers[shellPackage] ?? {};
    for (const [name, line] of Object.entries(symbols)) {
      const symbol = `${shellPackage}#${name}`;
      const now = Object.hasOwn(offered, name) ? offered[name] : undefined;
      if (now === undefined)
        misfits.push({ symbol, place: placeOf(symbol), text: `${name} of ${shellPackage} is gone.` });
      else if (!lineFits(line, now, offered))
        misfits.push({
          symbol,
          place: placeOf(symbol),
          text: `${name} of ${shellPackage} was ${readLine(line).type} and is ${readLine(now).type}.`,
        });
    }
  }
  for (const [made, asked] of Object.entries(uses.makes)) {
    const [shellPackage = ''] = made.split('#');
    for (const symbol of demandsOf(made, offers))
      if (!asked.includes(symbol.slice(made.length + 1)))
        misfits.push({
          symbol,
          place: placeOf(made),
          text: `${symbol.slice(shellPackage.length + 1)} of ${shellPackage} is needed now.`,
        });
  }
  return misfits;
}
