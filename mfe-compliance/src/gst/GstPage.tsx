import { ObligationList } from '../obligations/ObligationList';
import { gstReturns } from './resource';

/** The GST returns of a financial year. */
export default function GstPage() {
  return (
    <ObligationList
      title="GST"
      purpose="GST returns of the financial year and their filing dates."
      area="gst"
      resourceOf={gstReturns}
    />
  );
}
