import { useState } from 'react';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { ApiError, fieldErrors } from 'shared/platform';
import { describeFailure, type Failure, type FailureText } from '../texts';

/** The result of the last attempt to save. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'running' }
  /** `duplicates` are the records with the same unique values. */
  | { kind: 'failed'; failure: Failure; duplicates: readonly Duplicate[] }
  /** A save conflict; `current` is the server's version. */
  | { kind: 'stale'; current: Record<string, unknown> }
  | { kind: 'done'; text: string | undefined };

/** The server's version, when a write was refused as stale. */
function staleRecord(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  return (error.body as { current?: Record<string, unknown> }).current;
}

/** The records that a write conflicts with. */
function refusedFor(error: unknown): readonly Duplicate[] {
  if (!(error instanceof ApiError) || error.code !== 'duplicate') return [];
  return (error.body as { duplicates?: readonly Duplicate[] }).duplicates ?? [];
}

/**
 * Runs a save and keeps its result; resolves to the saved record, or undefined when it failed; `onRefused` receives the
 * fields that the server refused.
 */
export function useSubmission(failure: FailureText, onRefused: (errors: Record<string, string>) => void) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const run = async (
    save: () => Promise<unknown>,
    done: string | undefined,
  ): Promise<{ record: object } | undefined> => {
    setOutcome({ kind: 'running' });
    try {
      const record = await save();
      setOutcome({ kind: 'done', text: done });
      return { record: typeof record === 'object' && record !== null ? record : {} };
    } catch (error) {
      const current = staleRecord(error);
      // The person answered no: the form stays unchanged.
      if (error instanceof DOMException && error.name === 'AbortError') setOutcome({ kind: 'none' });
      else if (current) setOutcome({ kind: 'stale', current });
      else setOutcome({ kind: 'failed', failure: describeFailure(failure, error), duplicates: refusedFor(error) });
      onRefused(fieldErrors(error));
      return undefined;
    }
  };
  return { outcome, run, forget: () => setOutcome({ kind: 'none' }) };
}
