import type { failureReasons } from 'shared/contract/releases/moduleReport';
import { describeReason } from './describeReason';
import type { ModuleFailure } from './ModuleFailure';
import { sendReport } from './sendReport';

/** Tells the server of a module that could not be used. Rejects when it can't be told. */
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
