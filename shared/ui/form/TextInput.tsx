import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'prefix'> {
  value: string;
  onChange: (text: string) => void;
  /** Before the text: a currency's sign. */
  prefix?: string;
  /** After the text: a unit. */
  suffix?: string;
}

/**
 * A single-line text input, styled like antd's Input. Native on purpose: antd's takes several milliseconds per
 * keystroke on a slow processor, this one a fraction of one.
 */
export function TextInput({ onChange, prefix, suffix, ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      className={styles.input}
      data-prefixed={prefix !== undefined || undefined}
      data-suffixed={suffix !== undefined || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (prefix === undefined && suffix === undefined) return input;
  const sign = (text: string | undefined, className: string | undefined) =>
    text !== undefined && (
      <span className={className} aria-hidden="true">
        {text}
      </span>
    );
  return (
    <span className={styles.prefixed}>
      {sign(prefix, styles.prefix)}
      {input}
      {sign(suffix, styles.suffix)}
    </span>
  );
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (text: string) => void;
  /** Its minimum height in lines; grows with its text up to 12. */
  rows: number;
}

/**
 * A multi-line text input, styled like `TextInput` and native for the same reason. Browsers scroll only its first line
 * into view on focus.
 */
export function TextArea({ onChange, rows, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={`${styles.input} ${styles.lines}`}
      style={{ minBlockSize: `calc(${rows}lh + 10px)` }}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.scrollIntoView?.({ block: 'nearest' })}
    />
  );
}
