/** The props of an amount's input. */
export interface MoneyInputProps {
  id?: string;
  /** Integer minor units (paise), or empty; NaN or the typed text while it is no amount. */
  value: number | string | null | undefined;
  /** Called with the amount: null if empty, NaN if unreadable and there is no `onUnread`. */
  onChange: (minor: number | null) => void;
  /**
   * Called with unreadable text (`25000,50`), so that a form stores and rejects it. By default `onChange` receives NaN.
   */
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
