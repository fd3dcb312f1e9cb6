import { Button, Checkbox, Drawer, InputNumber } from 'antd';
import { useState } from 'react';
import { sameDay } from 'shared/domain/work/attendance/day';
import type { PunchRules } from 'shared/domain/work/attendance/readPunches';
import { type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { errorText, useReadTable } from 'shared/platform';
import { FileInput, formatCount, Row, Stack, Text } from 'shared/ui';
import { checkDays } from './checkDays';
import { FileReading } from './FileReading';
import type { DayChange } from './newMarks';
import { daysOfFile, type Reading, readFile } from './readFile';

const days = (count: number) => formatCount(count, { one: 'day', many: 'days' });

/** How many problems are shown. */
const SHOWN = 100;

export interface ImportMonthProps {
  centerId: string;
  month: string;
  people: readonly SheetPerson[];
  /** Stores the marks; undo works as for any others. */
  onMark: (changes: readonly DayChange[]) => void;
  onClose: () => void;
}

const rulesAtFirst: PunchRules = { fullHours: 8, halfHours: 4, overtimeAfterHours: 0 };
const ruleLabels: Readonly<Record<keyof PunchRules, string>> = {
  fullHours: 'Hours of a full day',
  halfHours: 'Hours of a half day',
  overtimeAfterHours: 'Overtime after hours (0 counts none)',
};

/** A file's marks, and the rows that can't be used. */
interface Tried {
  changes: readonly DayChange[];
  problems: readonly string[];
}

/** The hours that turn punches into days. */
function PunchRuleInputs({ rules, onChange }: { rules: PunchRules; onChange: (rules: PunchRules) => void }) {
  return (Object.keys(ruleLabels) as (keyof PunchRules)[]).map((rule) => (
    <label key={rule}>
      {ruleLabels[rule]}{' '}
      <InputNumber
        min={0}
        max={24}
        step={0.5}
        value={rules[rule]}
        onChange={(value) => onChange({ ...rules, [rule]: value ?? rulesAtFirst[rule] })}
      />
    </label>
  ));
}

/** The days that a file marks, the problems, and the button that stores the marks. */
function TriedDays({ tried, people, onMark }: { tried: Tried } & Pick<ImportMonthProps, 'people' | 'onMark'>) {
  const [replaces, setReplaces] = useState(false);
  const held = new Map(people.map((person) => [person.id, person]));
  const valueNow = ({ employeeId, day }: DayChange) => {
    const person = held.get(employeeId);
    return person ? valueOn(person, day) : undefined;
  };
  const others = tried.changes.filter((change) => {
    const now = valueNow(change);
    return now !== undefined && now.code !== '' && !sameDay(now, change.value);
  });
  const marked = tried.changes.filter((change) => replaces || !others.includes(change));
  return (
    <>
      <Text tone="text" role="status">
        {days(marked.length)} of{' '}
        {formatCount(new Set(marked.map(({ employeeId }) => employeeId)).size, { one: 'person', many: 'people' })} will
        be marked.
      </Text>
      {others.length > 0 && (
        <Checkbox checked={replaces} onChange={({ target }) => setReplaces(target.checked)}>
          Replace {days(others.length)} that hold something else now
        </Checkbox>
      )}
      {tried.problems.length > 0 && (
        <section aria-label="What can’t be used">
          <Text tone="bad">
            {formatCount(tried.problems.length, { one: 'thing', many: 'things' })} in the file can’t be used:
          </Text>
          <ul>
            {tried.problems.slice(0, SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {tried.problems.length > SHOWN && <Text>and {tried.problems.length - SHOWN} more</Text>}
        </section>
      )}
      <Row>
        <Button type="primary" disabled={marked.length === 0} onClick={() => onMark(marked)}>
          Mark {days(marked.length)}
        </Button>
      </Row>
    </>
  );
}

/** A chosen file, its settings, and the marks it would make. */
function useFileDays({ centerId, month, people }: Pick<ImportMonthProps, 'centerId' | 'month' | 'people'>) {
  const readTable = useReadTable();
  const [chosen, setChosen] = useState<File | null>(null);
  const [file, setFile] = useState<Reading>();
  const [rules, setRules] = useState(rulesAtFirst);
  const [tried, setTried] = useState<Tried>();
  const [failure, setFailure] = useState('');

  const attempt = async (doing: () => Promise<void>) => {
    setFailure('');
    setTried(undefined);
    try {
      await doing();
    } catch (error) {
      setFailure(errorText(error, 'This file could not be read. Save it as CSV or Excel and choose it again.'));
    }
  };
  const check = async (of: Reading) => {
    const read = daysOfFile(of, people, month, rules);
    const refused = await checkDays(centerId, month, people, read.days);
    const changes = read.days.filter((each) => !refused.has(each));
    setTried({ changes, problems: [...read.problems, ...new Set(refused.values())] });
  };
  const choose = (next: File | null) =>
    attempt(async () => {
      setChosen(next);
      setFile(undefined);
      const table = await readTable(next, 8);
      if (!table) return;
      const of = readFile(table, month);
      setFile(of);
      await check(of);
    });
  /** Reads the file with other settings. */
  const reread = (next: Reading) =>
    attempt(async () => {
      setFile(next);
      await check(next);
    });
  /** Checks the file again with changed settings. */
  const recheck = () => attempt(async () => void (file && (await check(file))));
  return { chosen, choose, file, reread, rules, setRules, recheck, tried, failure };
}

/** Imports days from a register or a punch machine's file: previews the marks, then stores them. */
export function ImportMonth({ centerId, month, people, onMark, onClose }: ImportMonthProps) {
  const { chosen, choose, file, reread, rules, setRules, recheck, tried, failure } = useFileDays({
    centerId,
    month,
    people,
  });
  return (
    <Drawer open title="Import attendance" size={560} onClose={onClose}>
      <Stack>
        <Text>
          A register has a line for each person and a column for each day; a punch machine’s file has a line for each
          punch. People are found by employee code, or by a name that one of them alone has.
        </Text>
        <FileInput
          aria-label="CSV or Excel file"
          accept=".csv,.tsv,.txt,.dat,.xls,.xlsx"
          hint="CSV or Excel up to 8 MB"
          value={chosen}
          onChange={(next) => void choose(next)}
        />
        {file && <FileReading reading={file} onChange={(next) => void reread(next)} />}
        {file?.isPunches && (
          <Row>
            <PunchRuleInputs rules={rules} onChange={setRules} />
            <Button onClick={() => void recheck()}>Check again</Button>
          </Row>
        )}
        {failure !== '' && (
          <Text tone="bad" role="alert">
            {failure}
          </Text>
        )}
        {tried && (
          <TriedDays
            key={chosen?.name}
            tried={tried}
            people={people}
            onMark={(changes) => {
              onMark(changes);
              onClose();
            }}
          />
        )}
      </Stack>
    </Drawer>
  );
}
