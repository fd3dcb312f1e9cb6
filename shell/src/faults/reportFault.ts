import type { CallFailed } from 'shared/contract/callFailed';
import { findRoute } from 'shared/contract/findRoute';
import type { FaultKind, FaultReport } from 'shared/contract/releases/fault';
import { cleanMessage, cleanPath } from 'shared/contract/surface/withoutPersonal';
import { sendReport } from '../loader/sendReport';
import { readRegistry } from '../registry/readRegistry';
import { framesOf } from './framesOf';

/** A fault before it is reported. */
export interface Fault {
  kind: FaultKind;
  /** The thrown value. */
  error: unknown;
  /** Further stack lines outside the error's own stack: the component stack, or the caller of the request. */
  stack?: string;
  /** The owner of the part of the page, if known. */
  owner?: Pick<FaultReport, 'module' | 'version'>;
  /** The address of a failed request. */
  call?: string;
}

/** The maximum number of reports per tab: later failures mostly follow from the first. */
const MOST = 5;
const reported = new Set<string>();
const seen = new WeakSet<Error>();

/** Not reported: aborted requests, and errors of browser extensions. */
const isNoFault = ({ name, stack = '' }: Error) =>
  name === 'AbortError' || (stack.includes('-extension://') && !framesOf(stack));

/** The reported message. A thrown value that isn't an Error could contain anything, so it is not included. */
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

/** The report for a window event. */
function faultOf(event: Event): Fault {
  if (event instanceof ErrorEvent) return { kind: 'error', error: event.error };
  if ('reason' in event) return { kind: 'promise', error: event.reason };
  return { kind: 'call', ...(event as CustomEvent<CallFailed>).detail };
}

/**
 * Reports a fault to the server, once per error, with its likely owner: the module of the innermost file in the error's
 * stack, otherwise in the details, otherwise the owner of the part or page. Faults unrelated to modules are ignored,
 * and so are window error events without an error.
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
