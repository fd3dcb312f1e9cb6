import { useState } from 'react';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { ApiError, fieldErrors } from 'shared/platform';
import { describeFailure, type Failure, type FailureText } from '../texts';

/** The result of the last attempt to save. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'running' }
  /** `duplicates` are the records that have what must be of one alone. */
  | { kind: 'failed'; failure: Failure; duplicates: readonly Duplicate[] }
  /** Someone else saved first; `current` is what the server has now. */
  | { kind: 'stale'; current: Record<string, unknown> }
  | { kind: 'done'; text: string | undefined };

/** The record in the server's way, when a write was refused as stale. */
function staleRecord(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  return (error.body as { current?: Record<string, unknown> }).current;
}

/** The records that a write was refused for. */
function refusedFor(error: unknown): readonly Duplicate[] {
  if (!(error instanceof ApiError) || error.code !== 'duplicate') return [];
  return (error.body as { duplicates?: readonly Duplicate[] }).duplicates ?? [];
}

/**
 * Runs a save and keeps its result; resolves to the saved record, or undefined when it failed; fields the server
 * refused go to `onRefused`.
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
      // The person declined the further question: the form stays unchanged.
      if (error instanceof DOMException && error.name === 'AbortError') setOutcome({ kind: 'none' });
      else if (current) setOutcome({ kind: 'stale', current });
      else setOutcome({ kind: 'failed', failure: describeFailure(failure, error), duplicates: refusedFor(error) });
      onRefused(fieldErrors(error));
      return undefined;
    }
  };
  return { outcome, run, forget: () => setOutcome({ kind: 'none' }) };
}
