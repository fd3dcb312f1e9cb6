import type { failureReasons } from 'shared/contract/releases/moduleReport';
import { describeReason } from './describeReason';
import type { ModuleFailure } from './ModuleFailure';
import { sendReport } from './sendReport';

/** Reports a module that could not be used to the server. Rejects when the request fails. */
export function reportFailure({ context, phase, reason }: ModuleFailure): Promise<void> {
  return sendReport('module-reports', {
    module: context.module,
    version: context.version,
    page: context.page,
    phase,
    reason: reason.kind satisfies (typeof failureReasons)[number],
    detail: describeReason(reason).slice(0, 500),
  });
}
