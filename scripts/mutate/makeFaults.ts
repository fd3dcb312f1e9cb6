import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { filesBelow } from '../build/hashing.ts';
import { root } from '../build/targets.ts';

/** Not made: texts, of which most are shown to people and the rest is held by types, and emptied objects, which do not compile. */
const excludedMutations = ['StringLiteral', 'ObjectLiteral'];

interface Place {
  line: number;
  column: number;
}
interface Location {
  start: Place;
  end: Place;
}

/** A fault that Stryker makes. */
export interface Fault {
  /** By which it is woken, where it sleeps in the sources. */
  id: string;
  file: string;
  line: number;
  change: string;
  /** Where in the file it begins and ends, as Stryker says it, and in characters, and what is there with it. */
  location: Location;
  start: number;
  end: number;
  replacement: string;
}

const silent = (): void => undefined;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
const logger = Object.fromEntries(
  levels.flatMap((level) => [
    [level, silent],
    [`is${level[0]?.toUpperCase()}${level.slice(1)}Enabled`, (): boolean => false],
  ]),
) as unknown as ConstructorParameters<typeof Instrumenter>[0];

const inShort = (code: string) => code.replace(/\s+/g, ' ').slice(0, 70);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The sources of the product at a place: a file, or all below a folder. */
export function sourcesAt(place: string): string[] {
  const below = /\.tsx?$/.test(place) ? [''] : filesBelow(join(root, place));
  return below
    .map((file) => join(place, file).replace(/\/$/, ''))
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|\.fixture|\.d|Samples?)\.tsx?$/.test(file));
}

/**
 * All faults of some sources, in an order by chance that is always the same for a seed, and the sources with all of them
 * asleep.
 */
export async function makeFaults(
  sources: readonly string[],
  seed = '',
): Promise<{ faults: Fault[]; asleep: readonly { name: string; content: string }[] }> {
  const contents = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const made = await new Instrumenter(logger).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: [], excludedMutations, ignorers: [] },
  );
  const faults = made.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, mutatorName, replacement, location }) => {
      const content = contents.get(fileName) ?? '';
      const lines = content.split('\n');
      const offsetOf = ({ line, column }: Place) =>
        lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column);
      const [start, end] = [offsetOf(location.start), offsetOf(location.end)];
      const change = `${mutatorName}: ${inShort(content.slice(start, end))} → ${inShort(replacement)}`;
      const key = hashOf(`${seed}${fileName}\n${change}`);
      return { id, file: fileName, line: location.start.line + 1, change, location, start, end, replacement, key };
    })
    .sort((a, b) => a.key.localeCompare(b.key));
  return { faults, asleep: made.files };
}

/** A list of faults' ids, between commas, as `AWAKE` has it. */
export const asAwake = (ids: readonly string[]): string => `,${ids.join(',')},`;

/**
 * The sources of some faults with these alone, asleep: those are awake whose ids the environment variable `AWAKE` has when
 * it comes to them. Answers the sources, and the faults by their new ids.
 */
export async function putAsleep<Known extends Fault>(
  faults: readonly Known[],
): Promise<{ faults: Known[]; asleep: { name: string; content: string }[] }> {
  const { files, mutants } = await new Instrumenter(logger).instrument(
    faults.map(({ file, location }) => ({
      name: file,
      content: readFileSync(join(root, file), 'utf8'),
      mutate: [location],
    })),
    { plugins: [], excludedMutations, ignorers: [] },
  );
  const named = faults.map((fault) => {
    const found = mutants.find(
      ({ fileName, replacement, location: { start, end } }) =>
        fileName === fault.file &&
        replacement === fault.replacement &&
        JSON.stringify([start, end]) === JSON.stringify([fault.location.start, fault.location.end]),
    );
    if (!found) throw new Error(`${fault.file}:${fault.line} is not made again.`);
    return { ...fault, id: found.id };
  });
  const asleep = files.map(({ name, content }) => ({
    name,
    content: content.replace('ns.activeMutant === id', "(process.env.AWAKE ?? '').includes(`,${id},`)"),
  }));
  return { faults: named, asleep };
}
