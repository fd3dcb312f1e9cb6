import type { TextareaHTMLAttributes } from 'react';
import styles from './TextInput.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (text: string) => void;
  /** Its least height in lines; it grows with its text to 12. */
  rows: number;
}

/**
 * Several lines of text, in the clothes of `TextInput` and native for the same reason. A browser that focuses one
 * brings its first line into view only, without the margin that keeps it clear of a phone's footer.
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
