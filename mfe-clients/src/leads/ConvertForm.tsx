import type { Lead } from 'shared/domain/clients/leads/lead';
import type { Product } from 'shared/domain/console/product';
import { ApiError, api, changeRecord, notify, useRights } from 'shared/platform';
import { SchemaForm } from 'shared/ui';
import { type Conversion, partOfForm } from './conversions';
import { leadTitle } from './lead';

export interface ConvertFormProps<I extends { product: Product }> {
  lead: Lead;
  conversion: Conversion<I>;
  onDone: () => void;
  onCancel: () => void;
}

/** Converts a lead to a company or candidate; both are stored in one transaction. */
export function ConvertForm<I extends { product: Product }>({
  lead,
  conversion,
  onDone,
  onCancel,
}: ConvertFormProps<I>) {
  const { kind, schema, target, keys, send = (record) => ({ record }) } = conversion;
  const may = useRights();
  const part = partOfForm(conversion, may, lead);
  const { product } = part.initial;
  const convert = async (input: I) => {
    const to = target(input.product);
    try {
      await changeRecord(
        'leads',
        () => api.post<Lead>(`leads/${lead.id}/convert`, { to, ...send(input), version: lead.version }),
        { also: [to, 'centers'] },
      );
    } catch (error) {
      throw error instanceof ApiError && error.status === 409 ? new Error(error.message, { cause: error }) : error;
    }
    notify.success(`Converted to a ${kind}: ${leadTitle(lead)}`);
  };
  return (
    <SchemaForm<I>
      schema={schema}
      {...part}
      duplicates={product && { path: target(product), keys }}
      onSubmit={convert}
      onDone={onDone}
      onCancel={onCancel}
      takesFocus
      submitLabel={`Convert to ${kind}`}
      submittingLabel="Converting..."
      failure="Failed to convert lead"
      draftKey={`leads:${lead.id}:${kind}`}
    />
  );
}
