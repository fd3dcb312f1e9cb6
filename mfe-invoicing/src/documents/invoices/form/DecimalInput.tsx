import { useState } from 'react';
import { readNumber } from 'shared/domain/text/readNumber';
import { TextInput } from 'shared/ui';

export interface DecimalInputProps {
  id?: string;
  /** Null while nothing is typed, the text while it is no number. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const read = (typed: string) => (typed.trim() === '' ? null : (readNumber(typed) ?? typed));

/** A number that may have decimals, as plain text: it never changes what is typed. */
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
