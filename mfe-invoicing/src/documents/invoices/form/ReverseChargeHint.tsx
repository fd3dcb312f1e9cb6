import { Button } from 'antd';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceInput } from 'shared/domain/money/documents/invoice';
import { reverseChargeReason } from 'shared/domain/money/documents/reverseCharge';
import { Stack, Text, useFormValue, useSetFormValue } from 'shared/ui';
import type { FormLine } from './invoiceForm';

/** Proposes reverse charge, and says why, where what is typed is under it and has another tax treatment; says who pays the tax once it is chosen. */
export function ReverseChargeHint({ letterhead, disabled }: { letterhead: IssuedLetterhead; disabled: boolean }) {
  const set = useSetFormValue();
  const treatment = useFormValue<InvoiceInput['taxTreatment'] | undefined>('taxTreatment') ?? 'taxable';
  const lines = useFormValue<FormLine[] | undefined>('items') ?? [];
  const date = useFormValue<string | null | undefined>('date') ?? '';
  const facts = {
    date: isIsoDate(date) ? date : null,
    clientGstin: useFormValue<string | undefined>('clientGstin') ?? '',
    clientState: useFormValue<string | undefined>('clientState') ?? '',
    sez: useFormValue<boolean | undefined>('sez') ?? false,
    sacs: lines.map(({ sac }) => sac),
  };
  if (treatment === 'reverse') return <Text>The client pays the tax on reverse charge; the bill has none.</Text>;
  const reason = treatment === 'taxable' ? reverseChargeReason(facts, letterhead) : '';
  if (reason === '') return null;
  return (
    <Stack gap={2}>
      <Text>{reason}</Text>
      <div>
        <Button size="small" disabled={disabled} onClick={() => set('taxTreatment', 'reverse')}>
          Use reverse charge
        </Button>
      </div>
    </Stack>
  );
}
