import type { Lead, LeadInput } from 'shared/domain/lead';
import { type Field, HistoryPanel, ResourceForm, type ResourceDefinition } from 'shared/ui';
import { type ConversionKind, isConversion } from './conversions';
import { ConvertButtons } from './ConvertButtons';
import { readConvertedTo } from './convertedTo';
import { ConvertedNote } from './ConvertedNote';
import { LeadFacts } from './LeadFacts';
import classes from './LeadDrawer.module.css';

export interface LeadDetailProps {
  resource: ResourceDefinition<Lead, LeadInput>;
  lead: Lead;
  onConvert: (kind: ConversionKind) => void;
  /** Called when the form was saved to close it. */
  onSaved: () => void;
  onCancel: () => void;
}

/** What a visitor left has no field in the form, but a label in the history. */
const visitorFields: readonly Field<Lead>[] = [
  { name: 'kind', label: 'Kind' }, { name: 'name', label: 'Name' }, { name: 'mobile', label: 'Mobile' }, { name: 'email', label: 'E-mail' },
  { name: 'message', label: 'Message' }, { name: 'terms', label: 'Terms accepted' }, { name: 'convertedTo', label: 'Converted to' },
];

/** One lead: what came in, what it became, what staff keep about it, and its history. */
export function LeadDetail({ resource, lead, onConvert, onSaved, onCancel }: LeadDetailProps) {
  const became = readConvertedTo(lead.convertedTo);
  return (
    <div className={classes.body}>
      <LeadFacts lead={lead} />
      {became && <ConvertedNote to={became} />}
      <ResourceForm
        resource={resource}
        record={lead}
        result="notify"
        onSaved={(_, act) => (isConversion(act) ? onConvert(act) : onSaved())}
        onCancel={onCancel}
      >
        {!became && <ConvertButtons onConvert={onConvert} />}
      </ResourceForm>
      <section>
        <h2 className={classes.heading}>History</h2>
        <HistoryPanel path="leads" id={lead.id} fields={[...(resource.fields as readonly Field<object>[]), ...(visitorFields as readonly Field<object>[])]} />
      </section>
    </div>
  );
}
