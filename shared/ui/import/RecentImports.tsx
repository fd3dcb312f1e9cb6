import { Button } from 'antd';
import { useState } from 'react';
import type { RecentImport } from 'shared/domain/records/importAnswers';
import { useGet } from 'shared/platform';
import { formatInstant, formatNumber } from '../format';
import styles from './ImportDialog.module.css';
import { takeBack } from './takeBack';

const countOf = ({ added, changed }: RecentImport) =>
  [added > 0 && `${formatNumber(added)} added`, changed > 0 && `${formatNumber(changed)} changed`]
    .filter(Boolean)
    .join(', ');

/** What was imported in the last day, each to be taken back. */
export function RecentImports({ path, name }: { path: string; name: { one: string; many: string } }) {
  const { data = [], reload } = useGet<RecentImport[]>(`${path}/imports`);
  const [running, setRunning] = useState<string>();
  if (data.length === 0) return null;
  const undo = async (id: string) => {
    setRunning(id);
    await takeBack(path, name, id);
    setRunning(undefined);
    reload();
  };
  return (
    <section aria-label="Imports of the last day">
      <p className={styles.hint}>Imports of the last day:</p>
      <ul className={styles.problems}>
        {data.map((each) => (
          <li key={each.id}>
            {each.fileName || 'A file'}, {countOf(each)} by {each.by} at {formatInstant(each.at)}{' '}
            {each.undoneAt === null ? (
              <Button type="link" size="small" loading={running === each.id} onClick={() => void undo(each.id)}>
                Take back
              </Button>
            ) : (
              <span className={styles.lines}>taken back</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
