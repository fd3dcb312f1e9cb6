import type { Lead } from 'shared/domain/clients/lead';
import { confirmClose, useRights } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { ConvertForm } from './ConvertForm';
import { type ConversionKind, isConversion, productsFor, toCandidate, toCompany } from './conversions';
import { LeadDetail } from './LeadDetail';
import type { LeadForm } from './leadForm';

/** Closes a form, once whoever typed in it agrees. */
export async function askingToClose(close: () => void): Promise<void> {
  if (await confirmClose()) close();
}

/** Into what a lead is to be converted that an address says so of; undefined for nothing, and for who may not. */
export function useConversion(asked: string): ConversionKind | undefined {
  const may = useRights();
  return isConversion(asked) && productsFor(may, asked).length > 0 ? asked : undefined;
}

export interface LeadViewProps {
  resource: ResourceDefinition<Lead, LeadForm>;
  lead: Lead;
  /** What it is being converted to; undefined while it is only looked at. */
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
