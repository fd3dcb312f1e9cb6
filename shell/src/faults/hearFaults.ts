import type { RootOptions } from 'react-dom/client';
import type { Fault } from './reportFault';

/** Reports a fault, or without one measures the visit; the code that does so comes then. Without it the report is lost, and the page goes on. */
export const tellFault = (fault?: Fault | Event): unknown =>
  import(/* webpackChunkName: "fault" */ './tell').then(({ tell }) => tell(fault)).catch(() => 0);

/**
 * Hears whatever goes wrong in this tab: what is thrown, refused promises, and calls that the server fails, which
 * `shared/platform` tells by an event. Returns React's hook for what boundaries catch, which is still said in the console;
 * what none catches, or React mends, it gives to `reportError`, and so is heard too.
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
