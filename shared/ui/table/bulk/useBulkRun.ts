import { useEffect, useRef, useState } from 'react';
import { confirm, refresh, type StoredRecord, useUnsavedChanges } from 'shared/platform';
import { formatCount } from '../../format';
import type { ResourceDefinition } from '../../resource';
import { actOn, type Done, type EachAction, takeBack } from './eachRecord';
import { type Outcome, runEach } from './runEach';

/** A bulk action while it runs and after it ended. */
export interface BulkRun<T> {
  /** The act's label. */
  label: string;
  isUndo: boolean;
  isRunning: boolean;
  /** The number of items in this attempt, and of finished ones. */
  total: number;
  settled: number;
  /** The number of successes, in this and earlier attempts. */
  count: number;
  /** The results so far, including earlier attempts. */
  done: readonly Done<T>[];
  failed: readonly { row: T; reason: string }[];
  /** Items not attempted, because it was cancelled or stopped. */
  left: readonly T[];
  stopped?: string;
}

/** Bulk actions of a list, one run at a time. */
export interface BulkRuns<T> {
  run: BulkRun<T> | undefined;
  /** Resolves to false if the person cancelled. */
  begin: (action: EachAction<T>, rows: readonly T[]) => Promise<boolean>;
  /** Retries failed and unattempted items. */
  tryRest: () => void;
  cancel: () => void;
  undo: () => void;
  close: () => void;
}

/** Runs bulk actions in batches, with progress; leaving the page asks first, and cancels the rest. */
// oxlint-disable-next-line max-lines-per-function -- running, trying again and undoing share one state
export function useBulkRun<T extends StoredRecord>({
  path,
  name,
}: Pick<ResourceDefinition<T, never>, 'path' | 'name'>): BulkRuns<T> {
  const [run, setRun] = useState<BulkRun<T>>();
  const running = useRef<AbortController>(undefined);
  const again = useRef<(rows: readonly T[], before: Pick<BulkRun<T>, 'done' | 'count'>) => Promise<void>>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useUnsavedChanges(run?.isRunning ?? false);

  const go = async <I, R>(
    items: readonly I[],
    act: (item: I) => Promise<R>,
    start: Pick<BulkRun<T>, 'label' | 'isUndo'>,
    ended: (outcome: Outcome<I, R>) => Pick<BulkRun<T>, 'count' | 'done' | 'failed' | 'left'>,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    const nothing = { settled: 0, count: 0, done: [], failed: [], left: [] };
    const begun: BulkRun<T> = { ...start, ...nothing, isRunning: true, total: items.length };
    setRun(begun);
    const outcome = await runEach(items, act, {
      signal: controller.signal,
      onProgress: (settled) => setRun({ ...begun, settled }),
    });
    const settled = outcome.done.length + outcome.failed.length;
    await refresh(path);
    setRun({ ...begun, isRunning: false, settled, stopped: outcome.stopped, ...ended(outcome) });
  };

  const begin = async (action: EachAction<T>, rows: readonly T[]) => {
    const wanted = action.removes ? rows : rows.filter((row) => action.change?.(row) !== undefined);
    if (action.removes) {
      const title = `${action.label} ${formatCount(rows.length, name)}?`;
      if (!(await confirm({ title, confirmLabel: action.label, danger: true }))) return false;
    }
    again.current = (items, before) =>
      go(
        items,
        (row) => actOn(path, action, row),
        { label: action.label, isUndo: false },
        ({ done, failed, left }) => ({
          count: before.count + done.length,
          done: [...before.done, ...done.filter((each) => each !== undefined)],
          failed: failed.map(({ item, reason }) => ({ row: item, reason })),
          left,
        }),
      );
    await again.current(wanted, { count: 0, done: [] });
    return true;
  };

  const undo = () => {
    if (!run) return;
    const takeAllBack = (all: readonly Done<T>[], count: number): Promise<void> => {
      const ofRows = new Map(all.map((each) => [each.row, each]));
      again.current = (rows, before) =>
        takeAllBack(
          rows.flatMap((row) => ofRows.get(row) ?? []),
          before.count,
        );
      return go(
        all,
        (each) => takeBack(path, each),
        { label: run.label, isUndo: true },
        ({ done, failed, left }) => ({
          count: count + done.length,
          done: [],
          failed: failed.map(({ item, reason }) => ({ row: item.row, reason })),
          left: left.map(({ row }) => row),
        }),
      );
    };
    void takeAllBack(run.done, 0);
  };

  return {
    run,
    begin,
    tryRest: () => void (run && again.current?.([...run.failed.map(({ row }) => row), ...run.left], run)),
    cancel: () => running.current?.abort(),
    undo,
    close: () => setRun(undefined),
  };
}
