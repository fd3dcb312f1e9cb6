import { Button } from 'antd';
import { type FieldControl, TextInput, useFormError } from 'shared/ui';

/** A draft's number. If the server refused it as taken, a button offers the next free one. */
export function DraftNumberInput({ id, value, onChange, onBlur, invalid, disabled, describedBy }: FieldControl) {
  const free = /(\S+) is free\.$/.exec(useFormError('invoiceNo') ?? '')?.[1];
  return (
    <>
      <TextInput
        id={id}
        name="invoiceNo"
        value={typeof value === 'string' ? value : ''}
        maxLength={16}
        autoComplete="off"
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={onChange}
        // Blur would hide the error, and the button with it, before the click.
        onBlur={free ? undefined : onBlur}
      />
      {free && <Button type="link" size="small" onClick={() => onChange(free)}>{`Use ${free}`}</Button>}
    </>
  );
}
