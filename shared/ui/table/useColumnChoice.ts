import { useMemo } from 'react';
import { type StoredRecord, usePreference } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import type { Column } from './column';

/** Which columns of a list a person wants to see. */
export interface ColumnChoice<T extends StoredRecord> {
  /** Those wanted; the first column always is. */
  wanted: readonly Column<T>[];
  /** Something was left out. */
  isChosen: boolean;
  choose: (key: string, isWanted: boolean) => void;
  reset: () => void;
}

const none: readonly string[] = [];

/** Under which name the choice is kept: `columns.obligations.gst-returns`. */
function keyOf(path: string, many: string): string {
  const inKey = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `columns.${inKey(path)}.${inKey(many)}`.slice(0, 64);
}

/** A person's columns of a resource's list, kept with the account. */
export function useColumnChoice<T extends StoredRecord, I extends object>({
  path,
  name,
  columns,
}: ResourceDefinition<T, I>): ColumnChoice<T> {
  const [left, setLeft] = usePreference(keyOf(path, name.many), none);
  const wanted = useMemo(
    () => (left.length === 0 ? columns : columns.filter(({ key }, place) => place === 0 || !left.includes(key))),
    [columns, left],
  );
  return {
    wanted,
    isChosen: wanted.length < columns.length,
    choose: (key, isWanted) => {
      const next = isWanted ? left.filter((each) => each !== key) : [...left, key];
      void setLeft(next.length === 0 ? null : next);
    },
    reset: () => void setLeft(null),
  };
}
