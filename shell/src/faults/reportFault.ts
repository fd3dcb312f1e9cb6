import type { CallFailed } from 'shared/contract/callFailed';
import { findRoute } from 'shared/contract/findRoute';
import type { FaultKind, FaultReport } from 'shared/contract/releases/fault';
import { cleanMessage, cleanPath } from 'shared/contract/surface/withoutPersonal';
import { sendReport } from '../loader/sendReport';
import { readRegistry } from '../registry/readRegistry';
import { framesOf } from './framesOf';

/** A fault as it is heard. */
export interface Fault {
  kind: FaultKind;
  /** What was thrown. */
  error: unknown;
  /** Further places that it came by, outside the error's own stack: the components around it, or who made the call. */
  stack?: string;
  /** The owner of the part of the page, where known. */
  owner?: Pick<FaultReport, 'module' | 'version'>;
  /** The address of a failed call. */
  call?: string;
}

/** Reports sent from one tab at most: what else fails then mostly follows from the first. */
const MOST = 5;
const reported = new Set<string>();
const seen = new WeakSet<Error>();

/** Not worth a report: a cancelled wait, and errors of the browser's add-ons. */
const isNoFault = ({ name, stack = '' }: Error) =>
  name === 'AbortError' || (stack.includes('-extension://') && !framesOf(stack));

/** The message as it is kept. What was thrown that is no error may be anything, and is not written down. */
function messageOf({ kind, error, call }: Fault): string {
  if (!(error instanceof Error)) return `Thrown: ${error === null ? 'null' : typeof error}`;
  if (call !== undefined) {
    const [method = '', path = ''] = call.split(' ');
    const status =
      'status' in error && error.status !== 0 ? `answered ${String(error.status)}` : 'got no answer in time';
    return `${method} ${cleanPath(path)} ${status}`;
  }
  return cleanMessage(kind === 'outside' ? error.message : `${error.name}: ${error.message}`);
}

/** The report of a window's event. */
function faultOf(event: Event): Fault {
  if (event instanceof ErrorEvent) return { kind: 'error', error: event.error };
  if ('reason' in event) return { kind: 'promise', error: event.reason };
  return { kind: 'call', ...(event as CustomEvent<CallFailed>).detail };
}

/**
 * Tells the server of a fault, once for each error, with its likely owner: the module whose file is innermost in the
 * error's stack, else in the details, else whose part or page it is. What no module has to do with is passed over,
 * and so are errors of the window that are none.
 */
export async function reportFault(heard: Fault | Event): Promise<void> {
  const fault = heard instanceof Event ? faultOf(heard) : heard;
  const { kind, error, ...details } = fault;
  if (error instanceof Error) {
    if (seen.has(error) || isNoFault(error)) return;
    seen.add(error);
  } else if (kind === 'error') return;
  const owned = findRoute(readRegistry(document), location.pathname);
  const page = owned && { module: owned.module.manifest.name, version: owned.module.current.version };
  const owner =
    framesOf((error instanceof Error && error.stack) || '') ?? framesOf(details.stack ?? '') ?? details.owner ?? page;
  if (!owner) return;
  const report: FaultReport = {
    frames: [],
    ...owner,
    kind,
    message: messageOf(fault),
    route: owned?.route.path ?? cleanPath(location.pathname),
  };
  const key = JSON.stringify({ ...report, route: '' });
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  await sendReport('faults', report);
}
