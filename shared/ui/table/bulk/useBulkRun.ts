import { useEffect, useRef, useState } from 'react';
import { confirm, refresh, type StoredRecord, useUnsavedChanges } from 'shared/platform';
import { formatCount } from '../../format';
import type { ResourceDefinition } from '../../resource';
import { actOn, type Done, type EachAction, takeBack } from './eachRecord';
import { type Outcome, runEach } from './runEach';

/** An act on many records, while it runs and once it has ended. */
export interface BulkRun<T> {
  /** The act's label. */
  label: string;
  isUndo: boolean;
  isRunning: boolean;
  /** The number of items in this try, and of finished ones. */
  total: number;
  settled: number;
  /** With how many it was done, in this try and those before it. */
  count: number;
  /** The results so far, of earlier tries as well. */
  done: readonly Done<T>[];
  failed: readonly { row: T; reason: string }[];
  /** Items that were not tried, because it was cancelled or nothing more would succeed. */
  left: readonly T[];
  stopped?: string;
}

/** Acts on many records of a list, one run at a time. */
export interface BulkRuns<T> {
  run: BulkRun<T> | undefined;
  /** Resolves to false when the person called it off. */
  begin: (action: EachAction<T>, rows: readonly T[]) => Promise<boolean>;
  /** Does again what failed, and what it did not come to. */
  tryRest: () => void;
  cancel: () => void;
  undo: () => void;
  close: () => void;
}

/** Runs acts on many records in batches, with progress; leaving the page asks first, and ends what has not begun. */
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
