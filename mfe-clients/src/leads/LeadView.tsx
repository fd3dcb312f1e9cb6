import type { Lead } from 'shared/domain/clients/leads/lead';
import type { ResourceDefinition } from 'shared/ui';
import { askingToClose } from './askingToClose';
import { ConvertForm } from './ConvertForm';
import { type ConversionKind, toCandidate, toCompany } from './conversions';
import { LeadDetail } from './LeadDetail';
import type { LeadForm } from './leadForm';

export interface LeadViewProps {
  resource: ResourceDefinition<Lead, LeadForm>;
  lead: Lead;
  /** The kind of record it is being converted to; undefined while it is only viewed. */
  convert: ConversionKind | undefined;
  /** Begins a conversion, or ends it. */
  onConvert: (kind?: ConversionKind) => void;
  /** The form was saved, or given up. */
  onLeave: () => void;
}

/** One lead, to look at, follow up or convert: in the drawer beside the list, and on its page. */
export function LeadView({ resource, lead, convert, onConvert, onLeave }: LeadViewProps) {
  const showLead = () => onConvert();
  const cancel = () => void askingToClose(showLead);
  if (convert === 'company')
    return <ConvertForm lead={lead} conversion={toCompany} onDone={showLead} onCancel={cancel} />;
  if (convert === 'candidate')
    return <ConvertForm lead={lead} conversion={toCandidate} onDone={showLead} onCancel={cancel} />;
  return (
    <LeadDetail
      resource={resource}
      lead={lead}
      onConvert={onConvert}
      onSaved={onLeave}
      onCancel={() => void askingToClose(onLeave)}
    />
  );
}
