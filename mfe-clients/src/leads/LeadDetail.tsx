import { Button } from 'antd';
import { Building2, UserPlus } from 'lucide-react';
import type { Lead, LeadInput } from 'shared/domain/lead';
import { type Field, HistoryPanel, ResourceForm, type ResourceDefinition } from 'shared/ui';
import type { ConversionKind } from './conversions';
import { readConvertedTo } from './convertedTo';
import { ConvertedNote } from './ConvertedNote';
import { LeadFacts } from './LeadFacts';
import classes from './LeadDrawer.module.css';

export interface LeadDetailProps {
  resource: ResourceDefinition<Lead, LeadInput>;
  lead: Lead;
  onConvert: (kind: ConversionKind) => void;
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
      {became ? (
        <ConvertedNote to={became} />
      ) : (
        <div className={classes.convert}>
          <Button icon={<Building2 size={16} strokeWidth={1.5} />} onClick={() => onConvert('company')}>Convert to company</Button>
          <Button icon={<UserPlus size={16} strokeWidth={1.5} />} onClick={() => onConvert('candidate')}>Convert to candidate</Button>
        </div>
      )}
      <ResourceForm resource={resource} record={lead} result="notify" onSaved={onSaved} onCancel={onCancel} />
      <section>
        <h2 className={classes.heading}>History</h2>
        <HistoryPanel path="leads" id={lead.id} fields={[...resource.fields, ...visitorFields]} />
      </section>
    </div>
  );
}
