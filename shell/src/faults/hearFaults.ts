import type { RootOptions } from 'react-dom/client';
import type { Fault } from './reportFault';

/**
 * Reports a fault or, without one, measures the visit; loads the code for it on demand. If that fails, the report is
 * lost and the page continues.
 */
export const tellFault = (fault?: Fault | Event): unknown =>
  import(/* webpackChunkName: "fault" */ './tell').then(({ tell }) => tell(fault)).catch(() => 0);

/**
 * Listens for every error in this tab: uncaught exceptions, unhandled rejections, and requests that fail on the server,
 * which `shared/platform` announces by an event. Returns React's hook for errors caught by boundaries, which are still
 * logged to the console; uncaught and recovered errors go to `reportError`, and so are heard too.
 */
export function hearFaults(): RootOptions {
  for (const event of ['error', 'unhandledrejection', 'call-failed']) addEventListener(event, tellFault);
  return {
    onCaughtError(error, { componentStack: stack }) {
      tellFault({ kind: 'render', error, stack });
      // oxlint-disable-next-line no-console -- what React does without a hook
      console.error(error);
    },
  };
}
