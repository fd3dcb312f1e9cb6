import { ObligationList } from '../obligations/ObligationList';
import { tdsRows } from './resource';

/** The TDS deposits and returns of a financial year. */
export default function TdsPage() {
  return (
    <ObligationList
      title="TDS"
      purpose="Tax deducted at source: what was deposited and returned, and when."
      area="tds"
      resourceOf={tdsRows}
    />
  );
}
