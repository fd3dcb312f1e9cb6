import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/durations.json');

/**
 * Last duration of each test file, in milliseconds, by `<project> <path from the root>`, or by the path alone if it
 * runs by itself.
 * @returns {Record<string, number>} empty in a fresh clone
 */
function readDurations() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Saves files' durations and keeps those of other files.
 * @param {Record<string, number>} durations
 */
export function keepDurations(durations) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readDurations(), ...durations }));
}

/** Estimated milliseconds for each byte of a test file without a known duration: about a second for 4 KB. */
const OF_A_BYTE = 0.25;

/**
 * Durations of a Jest project's files, to distribute them evenly.
 * @param {string} project
 * @returns {(file: string) => number} milliseconds for an absolute path; estimated by size if it has not run yet
 */
export function durationsOf(project) {
  const durations = readDurations();
  return (file) => {
    const name = relative(root, file);
    return durations[`${project} ${name}`] ?? durations[name] ?? statSync(file).size * OF_A_BYTE;
  };
}
