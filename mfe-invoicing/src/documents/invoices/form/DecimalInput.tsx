import { useState } from 'react';
import { readNumber } from 'shared/domain/text/readNumber';
import { TextInput } from 'shared/ui';

export interface DecimalInputProps {
  id?: string;
  /** Null while empty, the text itself while it isn't a number. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const read = (typed: string) => (typed.trim() === '' ? null : (readNumber(typed) ?? typed));

/** A number input with decimals, as plain text: it never changes what was typed. */
export function DecimalInput({ value, onChange, onBlur, ...rest }: DecimalInputProps) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && Object.is(read(typed), value);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isTyping ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      onBlur={onBlur}
    />
  );
}
