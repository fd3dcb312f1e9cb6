import type { FailurePhase } from 'shared/contract/releases/moduleReport';

/** The reason as data: what the failure card shows, and whether a retry makes sense. */
export type FailureReason =
  | { kind: 'network' }
  | { kind: 'timeout'; milliseconds: number }
  | { kind: 'status'; status: number }
  | { kind: 'content'; type: string }
  | { kind: 'integrity' }
  | { kind: 'contract'; detail: string }
  | { kind: 'shared'; detail: string }
  | { kind: 'threw'; detail: string };

/** A module that could not be used, with everything its team needs to know. */
export class ModuleFailure extends Error {
  override name = 'ModuleFailure';

  constructor(
    readonly phase: FailurePhase,
    readonly reason: FailureReason,
    readonly context: { module: string; team: string; version: string; page: string; url?: string },
    cause?: unknown,
  ) {
    super(`${context.module} ${context.version}: ${'detail' in reason ? reason.detail : reason.kind} (${phase})`, {
      cause,
    });
  }

  /** Whether a retry may succeed a moment later. */
  get isTransient(): boolean {
    return isTransient(this.reason);
  }
}

/** Whether a retry may succeed a moment later: network errors, 408, 429 and 5xx. */
export const isTransient = (reason: FailureReason): boolean =>
  reason.kind === 'network' ||
  (reason.kind === 'status' && (reason.status === 408 || reason.status === 429 || reason.status >= 500));
