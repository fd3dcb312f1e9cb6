import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Remark } from 'shared/domain/pay/wages/madeWages';
import { linkTo } from 'shared/platform';
import styles from './MakeWages.module.css';

/** The maximum number listed; further ones are counted. */
const MOST = 100;

/** Problems and remarks about wages, by person; the name can be omitted where the page shows it. */
export function RemarkList({
  title,
  remarks,
  onLeaveOut,
}: {
  title: string;
  remarks: readonly Remark[];
  onLeaveOut?: (employeeId: string) => void;
}) {
  const shown = remarks.slice(0, MOST);
  return (
    <section aria-label={title} className={styles.remarks}>
      <h3>{title}</h3>
      <ul>
        {shown.map(({ employeeId, name, text }) => {
          const to = employeeId === '' ? undefined : linkTo('employee', employeeId);
          return (
            <li key={`${employeeId} ${text}`}>
              <span>
                {name !== '' && (to ? <Link to={to}>{name}</Link> : <b>{name}</b>)}
                {name !== '' && ': '}
                {text}
              </span>
              {onLeaveOut && employeeId !== '' && (
                <Button size="small" aria-label={`Leave out ${name}`} onClick={() => onLeaveOut(employeeId)}>
                  Leave out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {remarks.length > shown.length && <p>{`And ${remarks.length - shown.length} more.`}</p>}
    </section>
  );
}
