import { useState } from 'react';
import { TextInput } from 'shared/ui';

export interface DecimalInputProps {
  id?: string;
  /** Null while nothing is typed, NaN while it is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const read = (typed: string) =>
  typed.trim() === '' ? null : /^-?\d*\.?\d*(e\d+)?$/i.test(typed.trim()) ? Number(typed) : NaN;
const write = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/** A number that may have decimals, as plain text: it takes what is typed and never changes it. */
export function DecimalInput({ value, onChange, onBlur, ...rest }: DecimalInputProps) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && Object.is(read(typed), value);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isTyping ? typed : write(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      onBlur={onBlur}
    />
  );
}
