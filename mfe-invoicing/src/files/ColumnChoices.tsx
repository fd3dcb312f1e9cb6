import { Select } from 'antd';
import { useId } from 'react';
import type { ColumnMap, KnownColumn } from 'shared/domain/tables/mapColumns';

interface ColumnChoicesProps<N extends string> {
  columns: readonly KnownColumn<N>[];
  headings: readonly string[];
  map: ColumnMap<N>;
  disabled: boolean;
  onChange: (map: ColumnMap<N>) => void;
}

/** Maps a file's headings to columns. */
export function ColumnChoices<N extends string>({ columns, headings, map, disabled, onChange }: ColumnChoicesProps<N>) {
  const id = useId();
  return columns.map(({ name, label }) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Select
        id={`${id}-${name}`}
        style={{ inlineSize: '100%' }}
        allowClear
        placeholder="None"
        disabled={disabled}
        value={map[name] ?? null}
        options={headings.map((heading) => ({ value: heading, label: heading }))}
        onChange={(heading) => onChange({ ...map, [name]: heading ?? undefined })}
      />
    </div>
  ));
}
