import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from 'shared/contract';
import type { FaultReport } from 'shared/contract/releases/fault';

/** Where a fault comes from. */
export interface Source {
  /** `src/pages/Page.tsx`; without a source map, the release's file. Empty when no place is known. */
  file: string;
  /** In that file, from 1. */
  line: number;
  /** The source line, trimmed and cut; empty when unknown. */
  code: string;
}

type Frame = FaultReport['frames'][number];

/** The most that is kept of a line, in letters. */
const MOST = 160;

const NOWHERE: Source = { file: '', line: 0, code: '' };

const isPackaged = (file: string) => /node_modules|^webpack\//.test(file);

/** Source maps that are read for one report at most: a made-up one names files at will. */
const MOST_MAPS = 4;

/**
 * The source line that a fault comes from: of its frames in the release's files, the innermost that a source map
 * leads to the module's
 * own code, else to anything, else as it was reported.
 * @param folder where the files of the release lie
 */
export async function sourceOf(frames: readonly Frame[], { files }: Release, folder: string): Promise<Source> {
  const own = frames.filter(({ file }) => Object.hasOwn(files, file));
  const maps = new Map<string, TraceMap | undefined>();
  let packaged: Source | undefined;
  for (const { file, line, column } of own) {
    if (!maps.has(file)) {
      if (maps.size === MOST_MAPS) break;
      maps.set(file, await mapOf(file, files, folder));
    }
    const map = maps.get(file);
    const at = map && originalPositionFor(map, { line, column: column - 1 });
    if (!map || !at || at.source === null) continue;
    const code = sourceContentFor(map, at.source)?.split('\n')[at.line - 1] ?? '';
    const source = { file: at.source, line: at.line, code: code.trim().slice(0, MOST) };
    if (!isPackaged(source.file)) return source;
    packaged ??= source;
  }
  const [first] = own;
  return packaged ?? (first ? { file: `${first.file}:${first.line}`, line: first.column, code: '' } : NOWHERE);
}

/** The source map of a release's file; undefined when it has none. */
async function mapOf(file: string, files: Release['files'], folder: string): Promise<TraceMap | undefined> {
  const name = `${file}.map`;
  if (!Object.hasOwn(files, name)) return undefined;
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new TraceMap(text);
}
