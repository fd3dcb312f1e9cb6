import { Select } from 'antd';
import { useState } from 'react';
import { type Query, type StoredRecord, useDebounced, useList, useRecord } from 'shared/platform';
import type { FieldControl } from '../form/field';

export interface RecordSelectProps<T extends StoredRecord> {
  /** The field with the record's id; empty for none. */
  control: FieldControl;
  /** The resource to choose from. */
  path: string;
  /** The noun: as in its list, `{ one: 'company', many: 'companies' }`. */
  name: { one: string; many: string };
  /** A record's label among the options. */
  titleOf: (record: T) => string;
  /**
   * The fields that `titleOf` and `onPick` read, like a resource's `listed`: `T` is then a `ListedRow`. By default
   * whole records.
   */
  listed?: readonly (keyof T & string)[];
  /** Filter and sort order of the options. By default all. */
  query?: Query;
  /** The id of a record to exclude: the one being edited. By default none. */
  except?: string;
  /** The placeholder. By default none. */
  placeholder?: string;
  /** Can be cleared. By default true unless required. */
  clearable?: boolean;
  /** Called when the user chose a record, with undefined when cleared. By default nothing. */
  onPick?: (record: T | undefined) => void;
}

/** Chooses a record of a resource by typing part of its name; the form stores its id. */
export function RecordSelect<T extends StoredRecord>({
  control: { id, value, onChange, onBlur, invalid, required, disabled, describedBy },
  path,
  name,
  titleOf,
  listed,
  query,
  except,
  placeholder,
  clearable = !required,
  onPick,
}: RecordSelectProps<T>) {
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const { rows, state } = useList<T>(isOpened ? path : undefined, {
    ...query,
    q: useDebounced(typed, 200),
    page: 1,
    size: 20,
    fields: listed,
  });
  const { data: record, state: found } = useRecord<T>(path, chosen);
  const choices = rows.filter((row) => row.id !== except);
  const shown = record && !choices.some((row) => row.id === record.id) ? [record, ...choices] : choices;
  // An id means nothing to people.
  const unnamed =
    chosen === undefined || shown.some((row) => row.id === chosen)
      ? []
      : [{ value: chosen, label: found === 'loading' ? 'Loading...' : `The ${name.one} couldn’t be loaded` }];
  const explained = { loading: 'Loading...', failed: `The ${name.many} couldn’t be loaded. Try again.` };
  return (
    <Select
      id={id}
      value={chosen}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-describedby={describedBy}
      placeholder={placeholder}
      allowClear={clearable}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(isOpen) => isOpen && setOpened(true)}
      loading={isOpened && state === 'loading'}
      notFoundContent={state === 'ready' ? `No ${name.one} fits.` : explained[state]}
      options={[
        ...unnamed,
        ...shown.map((row) => ({ value: row.id, label: row.isSample ? `${titleOf(row)} · Sample` : titleOf(row) })),
      ]}
      onChange={(next: string | undefined) => {
        onChange(next ?? '');
        onPick?.(shown.find((row) => row.id === next));
      }}
      onBlur={onBlur}
      style={{ inlineSize: '100%' }}
    />
  );
}
