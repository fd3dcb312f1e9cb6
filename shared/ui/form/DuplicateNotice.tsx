import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { api } from 'shared/platform';
import styles from './FormFields.module.css';
import { useFormScope, useFormValue } from './formState';

/** Record names, each linked to its page if it has one; opens in another tab, so that the form stays. */
export function DuplicateLinks({ duplicates }: { duplicates: readonly Duplicate[] }) {
  return duplicates.map(({ id, title, page }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {page === null ? (
        title
      ) : (
        <Link to={page} target="_blank">
          {title}
        </Link>
      )}
    </Fragment>
  ));
}

/** Records with the same value in a key field; none while loading, or when the server can't be reached. */
function useDuplicates(path: string, name: string, value: string, recordId: string | undefined): readonly Duplicate[] {
  const [found, setFound] = useState<{ of: string; duplicates: readonly Duplicate[] }>();
  useEffect(() => {
    if (value === '') return undefined;
    const end = new AbortController();
    api
      .post<readonly Duplicate[]>(`${path}/duplicates`, { [name]: value, id: recordId }, { signal: end.signal })
      .then((duplicates) => setFound({ of: value, duplicates }))
      .catch(() => undefined);
    return () => end.abort();
  }, [path, name, value, recordId]);
  return found?.of === value ? found.duplicates : [];
}

export interface DuplicateNoticeProps {
  /** The id of the sentence that describes the field. */
  id: string;
  /** The key field. */
  name: string;
  path: string;
  recordId: string | undefined;
  second: 'refuse' | 'warn';
}

/**
 * Below a key field after blur, or if a new record's form starts with a value: existing records with the same value.
 * Hidden while typing.
 */
export function DuplicateNotice({ id, name, path, recordId, second }: DuplicateNoticeProps) {
  const { store } = useFormScope();
  const value = useFormValue(name);
  const left = useSyncExternalStore(store.subscribe, () => store.leftWith(name));
  const [first] = useState(() => (recordId === undefined ? value : undefined));
  const settled = left === undefined ? first : left;
  const asked = value === settled && typeof value === 'string' ? value.trim() : '';
  const duplicates = useDuplicates(path, name, asked, recordId);
  return (
    <p className={styles.same} id={id} role="status">
      {duplicates.length > 0 && (
        <>
          Already used by <DuplicateLinks duplicates={duplicates} />.{second === 'warn' && ' You can save anyway.'}
        </>
      )}
    </p>
  );
}
