import { Alert, Button } from 'antd';
import { Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayCodes, dayNames } from 'shared/domain/attendance/mark';
import { formatMonth } from 'shared/domain/dates/dates';
import { Allowed, api, downloadFile, useMay, wayTo } from 'shared/platform';
import {
  describeFailure,
  EmptyState,
  ExportMenu,
  FailedState,
  formatCount,
  LoadingState,
  Row,
  Stack,
  Text,
} from 'shared/ui';
import { AttendanceGrid } from './AttendanceGrid';
import styles from './AttendancePage.module.css';
import { CellPanel } from './CellPanel';
import { CorrectDay } from './CorrectDay';
import { MonthSteps } from './MonthSteps';
import { areaOf, fill, type Selection } from './selection';
import { useSheet } from './useSheet';

const ImportMonth = lazy(async () => ({ default: (await import('./ImportMonth')).ImportMonth }));
const days = (count: number) => formatCount(count, { one: 'day', many: 'days' });
const place = { row: 0, day: 1 };

export interface MonthSheetProps {
  centerId: string;
  month: string;
}

/** A center's month: how far it is, its grid, and what its days come to. */
export function MonthSheet({ centerId, month }: MonthSheetProps) {
  const { store, shown, said, say } = useSheet(centerId, month);
  const [selection, setSelection] = useState<Selection>({ active: place, anchor: place });
  const [isCorrecting, setCorrecting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const mayMark = useMay('attendance:write');
  const { people, sums, sheet, waiting } = shown;
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
  if (people.length === 0)
    return (
      <EmptyState
        title={`Nobody works here in ${formatMonth(month)}.`}
        detail="Attendance is marked for those who are placed at the center."
        action={placing && <Link to={placing}>Place somebody</Link>}
      />
    );
  const isOpen = mayMark && sheet.state === 'Open';
  const person = people[selection.active.row];
  const mark = (code: (typeof dayCodes)[number] | '') => {
    const done = store.mark(fill(people, areaOf(selection), () => ({ code, overtimeMinutes: 0 })));
    say(`${days(done)}: ${code === '' ? 'not marked' : dayNames[code]}`);
  };
  return (
    <Stack gap={3}>
      <MonthSteps centerId={centerId} month={month} shown={shown} onDone={() => store.read()} />
      <Row justify="space-between">
        <div className={styles.legend} role="toolbar" aria-label="Mark the selected days">
          {dayCodes.map((code) => (
            <Button key={code} size="small" disabled={!isOpen} onClick={() => mark(code)}>
              <strong>{code}</strong> {dayNames[code]}
            </Button>
          ))}
          <Button size="small" disabled={!isOpen} onClick={() => mark('')}>
            Clear
          </Button>
          <Button
            size="small"
            aria-label="Undo"
            icon={<Undo2 />}
            disabled={!isOpen || !shown.canUndo}
            onClick={() => say(`Undone: ${days(store.undo())}`)}
          />
          <Button
            size="small"
            aria-label="Redo"
            icon={<Redo2 />}
            disabled={!isOpen || !shown.canRedo}
            onClick={() => say(`Done again: ${days(store.redo())}`)}
          />
        </div>
        <Row>
          {sheet.state === 'Locked' && person && (
            <Allowed right="attendance:correct">
              <Button onClick={() => setCorrecting(true)}>Correct a day</Button>
            </Allowed>
          )}
          {isOpen && <Button onClick={() => setImporting(true)}>Import</Button>}
          <Allowed right="attendance:export">
            <ExportMenu
              failed="Failed to export attendance"
              onExport={async (format) =>
                downloadFile(
                  `attendance-${month}.${format}`,
                  await api.download(`attendance/${encodeURIComponent(centerId)}/${month}/register.${format}`),
                )
              }
            />
          </Allowed>
        </Row>
      </Row>
      {shown.refused !== undefined && (
        <Alert
          type="error"
          title={`${days(waiting)} could not be stored. ${shown.refused}`}
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
      )}
      <AttendanceGrid
        month={month}
        people={people}
        sums={sums}
        store={store}
        selection={selection}
        onSelect={setSelection}
        isOpen={isOpen}
        say={say}
      />
      <Row justify="space-between">
        <Text role="status" aria-label="Attendance of the month">
          {formatCount(people.length, { one: 'person', many: 'people' })} · {days(sums.missing)} missing
          {sums.disputed > 0 && ` · marks differ on ${days(sums.disputed)}`}
        </Text>
        <Text role="status" aria-label="Saving">
          {waiting === 0
            ? 'Everything is saved.'
            : shown.isOffline
              ? `${days(waiting)} will be saved when the connection is back.`
              : `Saving ${days(waiting)}...`}
        </Text>
      </Row>
      {person && <CellPanel person={person} month={month} day={selection.active.day} store={store} isOpen={isOpen} />}
      <p className={styles.keys}>
        Letters mark the selected days, digits enter hours of overtime, Delete clears. Arrows, Home and End move; with
        Shift they select. Ctrl+R fills right, Ctrl+D down, Ctrl+Z undoes. Copy and paste work with spreadsheets.
      </p>
      <p className={styles.hidden} role="status" aria-label="Last act">
        {said}
      </p>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportMonth
            centerId={centerId}
            month={month}
            people={people}
            onMark={(changes) => say(`Imported: ${days(store.mark(changes))}`)}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
      {isCorrecting && person && (
        <CorrectDay
          centerId={centerId}
          month={month}
          person={person}
          day={selection.active.day}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false);
            void store.read();
          }}
        />
      )}
    </Stack>
  );
}
