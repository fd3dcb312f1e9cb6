import type { InputHTMLAttributes } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'prefix'> {
  value: string;
  onChange: (text: string) => void;
  /** Before the text: a currency's sign. */
  prefix?: string;
}

/**
 * One line of text, dressed like antd's Input. A native control on purpose: antd's renders for
 * several milliseconds at every key press on a slow processor, this one for a fraction of one.
 */
export function TextInput({ onChange, prefix, ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      className={styles.input}
      data-prefixed={prefix !== undefined || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (prefix === undefined) return input;
  return (
    <span className={styles.prefixed}>
      <span className={styles.prefix} aria-hidden="true">
        {prefix}
      </span>
      {input}
    </span>
  );
}
