import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { filesBelow } from '../build/hashing.ts';
import { root } from '../build/targets.ts';

/**
 * Left out: changed texts, because most are shown to people and types hold the rest, and emptied objects, which do not
 * compile.
 */
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
  /** The id that switches it on, if it is in the sources switched off. */
  id: string;
  file: string;
  line: number;
  change: string;
  /** The fault's start and end in the file, in Stryker's format and in characters, and the replaced text. */
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

/** The product's sources at a place: a file, or everything below a folder. */
export function sourcesAt(place: string): string[] {
  const below = /\.tsx?$/.test(place) ? [''] : filesBelow(join(root, place));
  return below
    .map((file) => join(place, file).replace(/\/$/, ''))
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|\.fixture|\.d|Samples?)\.tsx?$/.test(file));
}

/**
 * All faults of some sources, in a random order that depends only on the seed, and the sources with all faults switched
 * off.
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

/** A comma-separated list of fault ids, as in `AWAKE`. */
export const asAwake = (ids: readonly string[]): string => `,${ids.join(',')},`;

/**
 * Sources with only these faults, switched off; the environment variable `AWAKE` lists the ids to switch on. Returns
 * the sources, and the faults by their new ids.
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
