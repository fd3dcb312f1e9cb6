import { Button } from 'antd';
import { formatDate } from 'shared/domain/dates/dates';
import { type DaysOff, knownOff } from 'shared/domain/work/attendance/knownOff';
import { type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { formatInstant, Row, Stack, Text } from 'shared/ui';
import { dayInWords } from './GridCell';
import type { SheetStore } from './SheetStore';

export interface CellPanelProps {
  person: SheetPerson;
  /** The month, with its holidays. */
  off: DaysOff;
  /** Day of the month, from 1. */
  day: number;
  store: SheetStore;
  isOpen: boolean;
}

/** The chosen day in words: conflicting marks, the one in effect, and corrections. */
export function CellPanel({ person, off, day, store, isOpen }: CellPanelProps) {
  const date = formatDate(`${off.month}-${String(day).padStart(2, '0')}`);
  const [disputed, corrected] = [person.disputed[day], person.corrected[day]];
  if (disputed)
    return (
      <Stack gap={2} role="group" aria-label="Marks that differ">
        <Text tone="bad" role="alert">{`Marks of ${person.name} on ${date} differ. Choose what holds.`}</Text>
        <Row>
          {disputed.map(({ code, overtimeMinutes, by, at }) => (
            <Button
              key={`${by} ${at} ${code}`}
              disabled={!isOpen}
              onClick={() => store.mark([{ employeeId: person.id, day, value: { code, overtimeMinutes } }])}
            >
              {`${dayInWords({ code, overtimeMinutes })}, by ${by}, ${formatInstant(at)}`}
            </Button>
          ))}
        </Row>
      </Stack>
    );
  const was = corrected && { code: corrected.beforeCode, overtimeMinutes: corrected.beforeOvertimeMinutes };
  return (
    <Text>
      {person.name}, {date}: {dayInWords(valueOn(person, day), knownOff(person, day, off))}
      {corrected &&
        was &&
        `. It was ${dayInWords(was)} when the month was locked. Corrected by ${corrected.by}, ${formatInstant(corrected.at)}: ${corrected.reason}`}
    </Text>
  );
}
