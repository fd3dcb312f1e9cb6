import { Alert, Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import { useMay, wayTo } from 'shared/platform';
import { describeFailure, EmptyState, FailedState, formatCount, LoadingState, Row, Stack, Text } from 'shared/ui';
import { AttendanceGrid } from './AttendanceGrid';
import styles from './AttendancePage.module.css';
import { CellPanel } from './CellPanel';
import { CorrectDay } from './CorrectDay';
import { dayInWords } from './GridCell';
import { MonthSteps } from './MonthSteps';
import { MonthTools, type ToolAct } from './MonthTools';
import { areaOf, markAs, type Selection } from './selection';
import { useSheet } from './useSheet';

const ImportMonth = lazy(async () => ({ default: (await import('./ImportMonth')).ImportMonth }));
const days = (count: number) => formatCount(count, { one: 'day', many: 'days' });
const place = { row: 0, day: 1 };

export interface MonthSheetProps {
  centerId: string;
  month: string;
}

/** Shown instead of the grid: loading, failed, or no placements. */
function NoGrid({ month, shown, store }: { month: string } & Pick<ReturnType<typeof useSheet>, 'shown' | 'store'>) {
  if (shown.state === 'loading')
    return (
      <>
        <LoadingState count={10} />
        <p role="status">Loading attendance...</p>
      </>
    );
  if (shown.state === 'failed')
    return (
      <FailedState {...describeFailure('Failed to load attendance', shown.error)} onRetry={() => void store.read()} />
    );
  const placing = wayTo('/dashboard/placements/new');
  return (
    <EmptyState
      title={`Nobody works here in ${formatMonth(month)}.`}
      detail="Attendance is marked for those who are placed at the center."
      action={placing && <Link to={placing}>Place somebody</Link>}
    />
  );
}

/** Marks that the server refused: retry or discard. */
function RefusedMarks({
  refused,
  waiting,
  store,
}: Pick<ReturnType<typeof useSheet>['shown'], 'refused' | 'waiting'> & Pick<ReturnType<typeof useSheet>, 'store'>) {
  if (refused === undefined) return null;
  return (
    <Alert
      type="error"
      title={`${days(waiting)} could not be stored. ${refused}`}
      action={
        <Row>
          <Button size="small" onClick={() => store.retry()}>
            Try again
          </Button>
          <Button size="small" onClick={() => store.discard()}>
            Discard
          </Button>
        </Row>
      }
    />
  );
}

/** The numbers of people and unmarked days, and whether everything is saved. */
function MonthState({ shown: { people, sums, waiting, isOffline } }: Pick<ReturnType<typeof useSheet>, 'shown'>) {
  return (
    <Row justify="space-between">
      <Text role="status" aria-label="Attendance of the month">
        {formatCount(people.length, { one: 'person', many: 'people' })} · {days(sums.missing)} missing
        {sums.disputed > 0 && ` · marks differ on ${days(sums.disputed)}`}
      </Text>
      <Text role="status" aria-label="Saving">
        {waiting === 0
          ? 'Everything is saved.'
          : isOffline
            ? `${days(waiting)} will be saved when the connection is back.`
            : `Saving ${days(waiting)}...`}
      </Text>
    </Row>
  );
}

/** Help for the grid's keys, one sentence each. */
const KeysHint = () => (
  <p className={styles.keys}>
    Letters mark the selected days, digits enter hours of overtime, Delete clears. Arrows, Home and End move; with Shift
    they select. A day’s heading, or Ctrl+Space, selects the day of everybody. P on several days keeps leaves, weekly
    offs and holidays; Ctrl+A selects the month. Ctrl+R fills right, Ctrl+D down, Ctrl+Z undoes. Copy and paste work
    with spreadsheets.
  </p>
);

/** Stable callbacks for the tools, so that moving the selection doesn't render them again. */
function useToolAct(
  { store, say }: Pick<ReturnType<typeof useSheet>, 'store' | 'say'>,
  selection: Selection,
  off: DaysOff,
  onOpen: (dialog: 'import' | 'correct') => void,
) {
  const selected = useRef(selection);
  useEffect(() => {
    selected.current = selection;
  }, [selection]);
  return useCallback(
    (of: ToolAct) => {
      const { people } = store.snapshot();
      if (of.act === 'mark') {
        const done = store.mark(markAs(people, areaOf(selected.current), of.code, off));
        say(`${days(done)}: ${dayInWords({ code: of.code, overtimeMinutes: 0 })}`);
      } else if (of.act === 'present') {
        const everything = { top: 0, bottom: people.length - 1, first: 1, last: people[0]?.days.length ?? 0 };
        const done = store.mark(markAs(people, everything, 'P', off, { onlyMissing: true }));
        say(`${days(done)} marked`);
      } else if (of.act === 'undo') say(`Undone: ${days(store.undo())}`);
      else if (of.act === 'redo') say(`Done again: ${days(store.redo())}`);
      else onOpen(of.act === 'import' ? 'import' : 'correct');
    },
    [store, say, off, onOpen],
  );
}

/** A center's month: its state, its grid, and its totals. */
export function MonthSheet({ centerId, month }: MonthSheetProps) {
  const { store, shown, said, say } = useSheet(centerId, month);
  const [selection, setSelection] = useState<Selection>({ active: place, anchor: place });
  const [dialog, setDialog] = useState<'import' | 'correct'>();
  const close = () => setDialog(undefined);
  const mayMark = useMay('attendance:write');
  const { off } = shown.sums;
  const act = useToolAct({ store, say }, selection, off, setDialog);
  const read = useCallback(() => store.read(), [store]);
  const { people, sums, sheet, waiting } = shown;
  if (shown.state !== 'ready' || people.length === 0) return <NoGrid {...{ month, shown, store }} />;
  const isOpen = mayMark && sheet.state === 'Open';
  const person = people[selection.active.row];
  return (
    <Stack gap={3}>
      <MonthSteps
        centerId={centerId}
        month={month}
        state={sheet.state}
        steps={sheet.steps}
        missing={sums.missing}
        isSaved={waiting === 0}
        onDone={read}
      />
      <MonthTools
        centerId={centerId}
        month={month}
        isOpen={isOpen}
        isLocked={sheet.state === 'Locked'}
        canUndo={shown.canUndo}
        canRedo={shown.canRedo}
        onAct={act}
      />
      <RefusedMarks refused={shown.refused} waiting={waiting} store={store} />
      <AttendanceGrid
        off={off}
        people={people}
        sums={sums}
        store={store}
        selection={selection}
        onSelect={setSelection}
        isOpen={isOpen}
        say={say}
      />
      <MonthState shown={shown} />
      {person && <CellPanel person={person} off={off} day={selection.active.day} store={store} isOpen={isOpen} />}
      <KeysHint />
      <p className={styles.hidden} role="status" aria-label="Last act">
        {said}
      </p>
      {dialog === 'import' && (
        <Suspense fallback={null}>
          <ImportMonth
            {...{ centerId, month, people }}
            onMark={(changes) => say(`Imported: ${days(store.mark(changes))}`)}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog === 'correct' && person && (
        <CorrectDay
          {...{ centerId, month, person }}
          day={selection.active.day}
          onClose={close}
          onDone={() => {
            close();
            void store.read();
          }}
        />
      )}
    </Stack>
  );
}
