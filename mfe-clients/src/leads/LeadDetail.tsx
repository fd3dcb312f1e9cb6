import type { Lead } from 'shared/domain/lead';
import { HistoryPanel, type ResourceDefinition, ResourceForm } from 'shared/ui';
import { ConvertButtons } from './ConvertButtons';
import { ConvertedNote } from './ConvertedNote';
import { type ConversionKind, isConversion } from './conversions';
import { readConvertedTo } from './convertedTo';
import styles from './LeadDrawer.module.css';
import { LeadFacts } from './LeadFacts';
import { LeadNotes } from './LeadNotes';
import type { LeadForm } from './leadForm';
import { saveLead } from './saveLead';

export interface LeadDetailProps {
  resource: ResourceDefinition<Lead, LeadForm>;
  lead: Lead;
  onConvert: (kind: ConversionKind) => void;
  /** Called when the form was saved to close it. */
  onSaved: () => void;
  onCancel: () => void;
}

/** One lead: what came in, what it became, what staff keep about it, their notes, and its history. */
export function LeadDetail({ resource, lead, onConvert, onSaved, onCancel }: LeadDetailProps) {
  const became = readConvertedTo(lead.convertedTo);
  return (
    <div className={styles.body}>
      <LeadFacts lead={lead} />
      {became && <ConvertedNote to={became} />}
      <ResourceForm
        resource={resource}
        record={lead}
        onSubmit={(input) => saveLead(lead.id, input)}
        result="notify"
        onSaved={(_, act) => (isConversion(act) ? onConvert(act) : onSaved())}
        onCancel={onCancel}
      >
        {!became && <ConvertButtons onConvert={onConvert} />}
      </ResourceForm>
      <LeadNotes id={lead.id} />
      <section>
        <h2 className={styles.heading}>History</h2>
        <HistoryPanel resource={resource} id={lead.id} />
      </section>
    </div>
  );
}
