import { useState } from 'react';
import type { MoneyInputProps } from './MoneyInputProps';
import { TextInput } from './TextInput';

/** The props of an input that parses a number from text; see `MoneyInputProps`. */
export type ReadInputProps = Omit<MoneyInputProps, 'symbol'>;

interface Reading {
  read: (typed: string) => number | null;
  write: (value: number) => string;
  prefix?: string;
  suffix?: string;
}

/**
 * A single-line input that is parsed as a number while typing and formatted on blur; unreadable text stays unchanged.
 */
export function ReadInput({ value, onChange, onUnread, read, write, onBlur, ...rest }: ReadInputProps & Reading) {
  const [typed, setTyped] = useState<string>();
  const readTyped = (text: string) => (text.trim() === '' ? null : (read(text) ?? (onUnread ? text : NaN)));
  const isTyping = typed !== undefined && Object.is(readTyped(typed), value ?? null);
  const held = typeof value === 'string' ? value : null;
  const written = typeof value === 'number' && !Number.isNaN(value) ? write(value) : '';
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isTyping ? typed : (held ?? written)}
      onChange={(text) => {
        setTyped(text);
        const next = readTyped(text);
        if (typeof next === 'string') onUnread?.(next);
        else onChange(next);
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
