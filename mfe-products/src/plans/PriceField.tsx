import { type FieldControl, MoneyInput, useFormValue } from 'shared/ui';

/** The price in the form's currency. */
export function PriceField({ control }: { control: FieldControl }) {
  const currency = useFormValue<string | undefined>('currency');
  const { id, value, onChange, onBlur, invalid, required, disabled, describedBy } = control;
  return (
    <MoneyInput
      id={id}
      symbol={currency === 'INR' ? '₹' : '$'}
      value={value as number | string | null | undefined}
      onChange={onChange}
      onUnread={onChange}
      onBlur={onBlur}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-describedby={describedBy}
    />
  );
}
