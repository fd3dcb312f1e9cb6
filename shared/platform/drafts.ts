import { useCallback, useMemo, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draftStore';
import { session } from './session';

/** Unsaved input. */
export interface Draft<T> {
  /** The draft found on mount, or undefined. */
  restored: T | undefined;
  /** Stores the value; cheap enough for every keystroke. */
  keep: (value: T) => void;
  /** Deletes it: after saving, or when the person discards it. */
  clear: () => void;
}

/**
 * Keeps unsaved input in session storage, per account and key, so that nothing typed is lost when the session ends, the
 * page reloads or a module fails. `key` names the form and the record: `tasks:new`, `tasks:t12`; undefined stores
 * nothing.
 * @example
 * const draft = useDraft<SlipInput>('payroll.slip');
 */
export function useDraft<T>(key: string | undefined): Draft<T> {
  const [account] = useState(() => session.account()?.id);
  const restored = useMemo(() => (key === undefined ? undefined : readDraft<T>(account, key)), [account, key]);
  const keep = useCallback(
    (value: T) => {
      if (key !== undefined) writeDraft(account, key, value);
    },
    [account, key],
  );
  const clear = useCallback(() => {
    if (key !== undefined) removeDraft(account, key);
  }, [account, key]);
  return useMemo(() => ({ restored, keep, clear }), [restored, keep, clear]);
}
