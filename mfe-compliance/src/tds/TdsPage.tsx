import { ObligationList } from '../obligations/ObligationList';
import { tdsRows } from './resource';

/** The TDS deposits and returns of a financial year. */
export default function TdsPage() {
  return (
    <ObligationList title="TDS" purpose="TDS deposits and returns with their dates." area="tds" resourceOf={tdsRows} />
  );
}
