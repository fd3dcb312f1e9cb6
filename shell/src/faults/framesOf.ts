import type { FaultReport } from 'shared/contract/releases/fault';

/** A position in a release's file, in an error stack of any browser: `…/modules/mfe-x/1.0.0/entry.js:1:2032`. */
const PLACE = /\/modules\/([^/\s]+)\/([^/\s]+)\/([^\s?():]+)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/** The maximum number of frames kept. */
const MOST = 16;

/** The module of a stack: the owner of the innermost frame. Undefined if no frame is a module's. */
export function framesOf(stack: string): Pick<FaultReport, 'module' | 'version' | 'frames'> | undefined {
  const places = [...stack.matchAll(PLACE)].map(([, module = '', version = '', file = '', line, column]) => ({
    module,
    version,
    frame: { file, line: Number(line), column: Number(column) },
  }));
  const [first] = places;
  if (!first) return undefined;
  const { module, version } = first;
  const own = places.filter((each) => each.module === module && each.version === version);
  return { module, version, frames: own.slice(0, MOST).map(({ frame }) => frame) };
}
