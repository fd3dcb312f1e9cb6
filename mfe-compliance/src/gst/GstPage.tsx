import { ObligationList } from '../obligations/ObligationList';
import { gstReturns } from './resource';

/** The GST returns of a financial year. */
export default function GstPage() {
  return (
    <ObligationList
      title="GST"
      purpose="The returns of the financial year, and when each was filed."
      area="gst"
      resourceOf={gstReturns}
    />
  );
}
