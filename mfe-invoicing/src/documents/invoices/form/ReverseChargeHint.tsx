import { Button } from 'antd';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceInput } from 'shared/domain/money/documents/invoice';
import { reverseChargeReason, securityReason } from 'shared/domain/money/documents/reverseCharge';
import { DEFAULT_SAC } from 'shared/domain/money/documents/sac';
import { Stack, Text, useFormValue, useSetFormValue } from 'shared/ui';
import { useDocumentLaw } from '../../../law/useDocumentLaw';
import type { FormLine } from './invoiceForm';

/**
 * Proposes reverse charge, with the reason, if it applies to the typed lines or would if their default service codes
 * were those of security services; once chosen, says who pays the tax.
 */
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
  const { reverseCharge } = useDocumentLaw();
  if (treatment === 'reverse') return <Text>The client pays the tax on reverse charge; the bill has none.</Text>;
  const said = reverseChargeReason(facts, letterhead, reverseCharge);
  const isUntouched = facts.sacs.length > 0 && facts.sacs.every((sac) => sac === DEFAULT_SAC);
  const security = isUntouched ? securityReason(facts, letterhead, reverseCharge) : undefined;
  const reason = said || (security?.reason ?? '');
  if (treatment !== 'taxable' || reason === '') return null;
  const take = () => {
    if (said === '' && security)
      set(
        'items',
        lines.map((line) => ({ ...line, sac: security.sac })),
      );
    set('taxTreatment', 'reverse');
  };
  return (
    <Stack gap={2}>
      <Text>{reason}</Text>
      <div>
        <Button size="small" disabled={disabled} onClick={take}>
          Use reverse charge
        </Button>
      </div>
    </Stack>
  );
}
