import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/durations.json');

/**
 * How long each test file took when it last ran, in milliseconds, by `<project> <path from the root>`, or by the path alone
 * where it runs by itself.
 * @returns {Record<string, number>} empty in a fresh clone
 */
function readDurations() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps what files took, beside what others took before. @param {Record<string, number>} durations */
export function keepDurations(durations) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readDurations(), ...durations }));
}

/** What a byte of a test takes, in milliseconds, where nothing is known of its file: about a second for 4 KB. */
const OF_A_BYTE = 0.25;

/**
 * How long files of a project of Jest take, to deal them out by.
 * @param {string} project
 * @returns {(file: string) => number} of an absolute path, milliseconds; by its size where it has not run yet
 */
export function durationsOf(project) {
  const durations = readDurations();
  return (file) => {
    const name = relative(root, file);
    return durations[`${project} ${name}`] ?? durations[name] ?? statSync(file).size * OF_A_BYTE;
  };
}
