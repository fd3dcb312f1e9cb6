import type { FailureReason } from './ModuleFailure';

/** A reason in words, for the failure card and reports. */
export function describeReason(reason: FailureReason): string {
  switch (reason.kind) {
    case 'network':
      return 'its files couldn’t be reached';
    case 'timeout':
      return `its files didn’t arrive within ${reason.milliseconds / 1000} seconds`;
    case 'status':
      return `the server answered ${reason.status} for one of its files`;
    case 'content':
      return `one of its files has the wrong type (${reason.type})`;
    case 'integrity':
      return 'one of its files differs from the released one';
    case 'contract':
      return `it isn’t compatible with this site: ${reason.detail}`;
    case 'shared':
      return `it needs something this site doesn’t provide: ${reason.detail}`;
    case 'threw':
      return `its code failed: ${reason.detail}`;
  }
}
