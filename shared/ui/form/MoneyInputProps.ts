/** The props of an amount's input. */
export interface MoneyInputProps {
  id?: string;
  /** Integer minor units (paise), or nothing; NaN or the typed text while that is no amount. */
  value: number | string | null | undefined;
  /** Told what was read: null for nothing, NaN for what can't be read where there is no `onUnread`. */
  onChange: (minor: number | null) => void;
  /** Told what was typed and can't be read (`25000,50`), so that a form holds it and refuses it. By default `onChange` is told NaN. */
  onUnread?: (typed: string) => void;
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
