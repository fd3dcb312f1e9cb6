import { Select } from 'antd';
import { dayOrders } from 'shared/domain/dates/dayOrders';
import { dayNames } from 'shared/domain/work/attendance/day';
import { type ImportColumn, importColumns } from 'shared/domain/work/attendance/importColumns';
import type { Reading } from './readFile';

interface FileReadingProps {
  reading: Reading;
  onChange: (reading: Reading) => void;
}

const meanings = Object.entries(dayNames).map(([value, label]) => ({ value, label }));

/**
 * How a file is read: the meaning of its columns and letters, and the date order; each setting applies to the whole
 * file.
 */
export function FileReading({ reading, onChange }: FileReadingProps) {
  const { file, map, isPunches, monthFirst, letters } = reading;
  const headings = file.keys.map((key) => ({ value: key, label: key }));
  return (
    <details open={isPunches || Object.values(letters).includes(null)}>
      <summary>How the file is read</summary>
      <label>
        The file is{' '}
        <Select
          value={isPunches}
          options={[
            { value: false, label: 'A register' },
            { value: true, label: 'A punch machine’s file' },
          ]}
          onChange={(value) => onChange({ ...reading, isPunches: value })}
        />
      </label>
      {isPunches ? (
        <>
          {(Object.keys(importColumns) as ImportColumn[]).map((column) => (
            <label key={column}>
              {importColumns[column]}{' '}
              <Select
                allowClear
                placeholder="None"
                value={map[column] ?? null}
                options={headings}
                onChange={(key) => onChange({ ...reading, map: { ...map, [column]: key ?? undefined } })}
              />
            </label>
          ))}
          <label>
            Dates{' '}
            <Select
              value={monthFirst}
              options={[...dayOrders]}
              onChange={(value) => onChange({ ...reading, monthFirst: value })}
            />
          </label>
        </>
      ) : (
        Object.entries(letters).map(([letter, meant]) => (
          <label key={letter}>
            {letter}{' '}
            <Select
              allowClear
              placeholder="Not marked"
              value={meant}
              options={meanings}
              onChange={(value) => onChange({ ...reading, letters: { ...letters, [letter]: value ?? null } })}
            />
          </label>
        ))
      )}
    </details>
  );
}
