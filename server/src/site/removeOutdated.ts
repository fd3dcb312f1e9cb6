import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ifThere } from '../ifThere';

/** How long replaced files stay for visitors who began with them, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Since when each name is not served as the present one any more, in milliseconds since 1970. */
const RECORD = '.outdated.json';
const record = z.record(z.string(), z.number()).catch({});

/**
 * Removes files from a folder that have not been among `current` for 30 days, however old they are. The file
 * `.outdated.json` there says since when; several servers may do it at once.
 */
export async function removeOutdated(folder: string, current: ReadonlySet<string>): Promise<void> {
  const now = Date.now();
  const file = path.join(folder, RECORD);
  const before = record.parse(parsed(await ifThere(readFile(file, 'utf8'))));
  const since: Record<string, number> = {};
  for (const name of await readdir(folder)) {
    if (name === RECORD || current.has(name)) continue;
    const at = before[name] ?? now;
    if (now - at > KEPT_MS) await rm(path.join(folder, name), { recursive: true, force: true });
    else since[name] = at;
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(since));
  await rename(draft, file);
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
