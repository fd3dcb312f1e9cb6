import { LedgerScreen } from '../LedgerScreen';
import { debits } from './resource';

const sums = [{ label: 'Total debit', of: { '': 1 } }] as const;

export default function DebitLedgerPage() {
  return <LedgerScreen define={debits} title="Debit" purpose="The company’s expenses, entry by entry." sums={sums} />;
}
