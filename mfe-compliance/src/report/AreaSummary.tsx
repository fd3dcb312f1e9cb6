import { formatNumber, Panel } from 'shared/ui';
import styles from './AreaSummary.module.css';
import { type Outcome, outcomes } from './outcome';
import type { Tally } from './summary';

const keys: readonly (Outcome | 'total')[] = [...outcomes, 'total'];
const sum = (tallies: readonly Tally[], key: Outcome | 'total') =>
  tallies.reduce((total, tally) => total + tally[key], 0);

/** Each area's outcomes in the period, and the total; one table at every width. */
export function AreaSummary({ tallies }: { tallies: readonly Tally[] }) {
  return (
    <Panel title="Summary by area">
      <table className={styles.table} aria-label="Summary by area">
        <thead>
          <tr>
            <th scope="col">Area</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {key === 'total' ? 'Total' : key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <tr key={tally.group}>
              <th scope="row">{tally.group}</th>
              {keys.map((key) => (
                <td key={key} data-outcome={tally[key] > 0 ? key : undefined}>
                  {formatNumber(tally[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All areas</th>
            {keys.map((key) => (
              <td key={key}>{formatNumber(sum(tallies, key))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
