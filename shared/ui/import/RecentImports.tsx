import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { RecentImport } from 'shared/domain/records/importAnswers';
import { api, confirm } from 'shared/platform';
import { formatInstant, formatNumber } from '../format';
import styles from './ImportDialog.module.css';
import type { ImportTarget } from './importTarget';
import { type MadeImport, takeBack } from './takeBack';

/** An import of the last day: one file, or the sheets of a workbook. */
interface Recent extends RecentImport {
  made: readonly MadeImport[];
}

const countOf = ({ added, changed }: RecentImport) =>
  [added > 0 && `${formatNumber(added)} added`, changed > 0 && `${formatNumber(changed)} changed`]
    .filter(Boolean)
    .join(', ');

/** The imports of the last day: for one target, its own; for several, those of workbooks, with their sheets as one. */
async function readRecent(targets: readonly ImportTarget[]): Promise<Recent[]> {
  const all = await Promise.all(
    targets.map(async (target) => {
      // A sheet that the account may not import has nothing to undo.
      const found = await api.get<RecentImport[]>(`${target.path}/imports`).catch(() => []);
      return found.map((each): Recent => ({ ...each, made: [{ target, importId: each.id }] }));
    }),
  );
  if (targets.length === 1) return all.flat();
  const books = new Map<string, Recent>();
  for (const each of all.flat()) {
    if (each.workbookId === null || each.undoneAt !== null) continue;
    const book = books.get(each.workbookId);
    books.set(each.workbookId, {
      ...(book ?? each),
      added: each.added + (book?.added ?? 0),
      changed: each.changed + (book?.changed ?? 0),
      made: [...(book?.made ?? []), ...each.made],
    });
  }
  return [...books.values()];
}

/** The last day's imports, each taken back once that is confirmed. */
export function RecentImports({ targets }: { targets: readonly ImportTarget[] }) {
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  const [running, setRunning] = useState<string>();
  const load = useCallback(() => readRecent(targets).then(setRecent), [targets]);
  useEffect(() => void load(), [load]);
  if (recent.length === 0) return null;
  const undo = async ({ id, made, fileName }: Recent) => {
    const isSure = await confirm({
      title: fileName === '' ? 'Take back this import?' : `Take back ${fileName}?`,
      body: 'What it added is deleted, what it changed is as before. Records that were changed since stay.',
      confirmLabel: 'Take back',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    setRunning(id);
    await takeBack(made);
    setRunning(undefined);
    await load();
  };
  return (
    <section aria-label="Imports of the last day">
      <p className={styles.hint}>Imports of the last day:</p>
      <ul className={styles.problems}>
        {recent.map((each) => (
          <li key={each.id}>
            {each.fileName || 'A file'}, {countOf(each)} by {each.by} at {formatInstant(each.at)}{' '}
            {each.undoneAt === null ? (
              <Button type="link" size="small" loading={running === each.id} onClick={() => void undo(each)}>
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
