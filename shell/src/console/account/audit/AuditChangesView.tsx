import { Link } from 'react-router-dom';
import type { AuditChanges, AuditEntry } from 'shared/domain/records/auditEntry';
import { fieldWords, valueText } from 'shared/domain/text/valueText';
import { useGet } from 'shared/platform';
import { ResponseState } from 'shared/ui';
import styles from './audit.module.css';

const words = (field: string, value: unknown) => valueText(field, value) || 'empty';

/** An entry's changes, each field before and after, and a link to its record. */
export function AuditChangesView({ entry: { id, action } }: { entry: Pick<AuditEntry, 'id' | 'action'> }) {
  const { data, ...response } = useGet<AuditChanges>(`audit/${encodeURIComponent(id)}/changes`);
  if (!data) return <ResponseState of={response} failed="Failed to load the changes" skeleton="lines" count={1} />;
  const fields = Object.entries(data.changes);
  return (
    <div className={styles.changes}>
      {!data.isReadable && <p className={styles.note}>Your role doesn’t let you see this record.</p>}
      {data.isReadable && fields.length === 0 && <p className={styles.note}>No fields changed.</p>}
      <dl>
        {fields.map(([field, [before, after]]) => (
          <div key={field}>
            <dt>{fieldWords(field)}</dt>
            <dd>
              {action !== 'create' && (
                <>
                  <del>{words(field, before)}</del> →{' '}
                </>
              )}
              <ins>{words(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {data.page !== null && <Link to={data.page}>Open the record</Link>}
    </div>
  );
}
