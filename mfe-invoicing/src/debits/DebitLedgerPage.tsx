import { LedgerScreen } from '../ledgers/LedgerScreen';
import { debits } from './resource';

const sums = [{ label: 'Total debit', of: { '': 1 } }] as const;

export default function DebitLedgerPage() {
  return <LedgerScreen define={debits} title="Debit" purpose="What the company spent, entry by entry." sums={sums} />;
}
