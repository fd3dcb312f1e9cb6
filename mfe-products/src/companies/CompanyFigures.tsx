import type { CompanySummary } from 'shared/domain/clients/companies/companySummary';
import { useGet } from 'shared/platform';
import { formatCount, Money, ResponseState } from 'shared/ui';
import styles from './CompanyFigures.module.css';

const invoices = { one: 'invoice', many: 'invoices' };

interface FigureProps {
  label: string;
  figure: CompanySummary['billed'] | undefined;
  /** Red if not zero. By default not. */
  isBad?: boolean;
}

function Figure({ label, figure, isBad }: FigureProps) {
  return (
    <div className={styles.figure} data-tone={isBad && figure && figure.count > 0 ? 'bad' : undefined}>
      <dt>{label}</dt>
      <dd>
        <div className={styles.amount}>
          <Money paise={figure?.amountPaise} />
        </div>
        <span className={styles.count}>{figure ? formatCount(figure.count, invoices) : '…'}</span>
      </dd>
    </div>
  );
}

/** A company's billed, owed and overdue amounts. */
export function CompanyFigures({ path, id }: { path: string; id: string }) {
  const { data, ...response } = useGet<CompanySummary>(`${path}/${id}/summary`);
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the balance" />;
  return (
    <dl className={styles.figures}>
      <Figure label="Outstanding" figure={data?.outstanding} />
      <Figure label="Overdue" figure={data?.overdue} isBad />
      <Figure label="Billed so far" figure={data?.billed} />
    </dl>
  );
}
