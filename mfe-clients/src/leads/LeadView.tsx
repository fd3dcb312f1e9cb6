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
  /** The kind of record being created from it; undefined while only viewing. */
  convert: ConversionKind | undefined;
  /** Starts or ends a conversion. */
  onConvert: (kind?: ConversionKind) => void;
  /** Called when the form was saved or cancelled. */
  onLeave: () => void;
}

/** One lead to view, follow up or convert: in the list's drawer and on its own page. */
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
