import { useState } from 'react';
import { formatRupees, parseRupees } from 'shared/domain/money';
import { TextInput } from './TextInput';

export interface MoneyInputProps {
  id?: string;
  /** Integer minor units (paise), or nothing; NaN while what is typed is no amount. */
  value: number | null | undefined;
  onChange: (minor: number | null) => void;
  name?: string;
  onBlur?: () => void;
  /** By default ₹. */
  symbol?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

const toPaise = (typed: string) => (typed.trim() === '' ? null : (parseRupees(typed) ?? NaN));
const inRupees = (paise: number | null | undefined) =>
  paise === null || paise === undefined || Number.isNaN(paise) ? '' : formatRupees(paise).replace('₹', '');

/** An amount, typed in rupees with up to 2 decimals and shown with Indian grouping, held in integer paise. */
export function MoneyInput({ value, onChange, onBlur, symbol = '₹', ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && Object.is(toPaise(typed), value ?? null);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      prefix={symbol}
      value={isTyping ? typed : inRupees(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(toPaise(text));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
