import { LedgerScreen } from '../LedgerScreen';
import { narrations } from './resource';

const sums = [
  { label: 'Total credit', of: { Credit: 1 } },
  { label: 'Total debit', of: { Debit: 1 } },
  { label: 'Balance', of: { Credit: 1, Debit: -1 } },
] as const;

export default function NarrationsPage() {
  return (
    <LedgerScreen define={narrations} title="Narrations" purpose="Money in and out, with the reason." sums={sums} />
  );
}
