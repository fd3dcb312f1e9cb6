import type { TypeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { type Query, useGet } from 'shared/platform';
import { formatCount, formatMoney } from 'shared/ui';
import styles from './LedgerTotals.module.css';

/** One figure above a ledger. */
export interface LedgerSum {
  label: string;
  /** The sign of each type: 1 adds, -1 subtracts. */
  of: Readonly<Record<string, 1 | -1>>;
}

export interface LedgerTotalsProps {
  path: string;
  selection: Query;
  isNarrowed: boolean;
  sums: readonly LedgerSum[];
}

/** The totals over everything the list's filters match, on all pages. */
export function LedgerTotals({ path, selection, isNarrowed, sums }: LedgerTotalsProps) {
  const { data, state } = useGet<TypeTotal[]>(`${path}/totals`, selection);
  const sum = (of: LedgerSum['of'], value: (total: TypeTotal) => number) =>
    (data ?? []).reduce((total, each) => total + (of[each.type] ?? 0) * value(each), 0);
  return (
    <dl
      className={styles.totals}
      aria-label={isNarrowed ? 'Totals of the entries found' : 'Totals'}
      data-loading={state === 'loading' || undefined}
    >
      {sums.map(({ label, of }) => {
        const entries = sum(Object.fromEntries(Object.keys(of).map((type) => [type, 1])), (total) => total.count);
        return (
          <div key={label} className={styles.total}>
            <dt>{label}</dt>
            <dd>{data === undefined ? '–' : formatMoney(sum(of, (total) => total.amountPaise))}</dd>
            <dd className={styles.count}>
              {data === undefined
                ? state === 'failed'
                  ? 'Failed to load'
                  : 'Loading...'
                : `${formatCount(entries, { one: 'entry', many: 'entries' })}${isNarrowed ? ' found' : ''}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
