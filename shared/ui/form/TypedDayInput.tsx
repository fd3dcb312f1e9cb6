import { createContext, type InputHTMLAttributes, type Ref, useContext } from 'react';

interface TypedDayScope {
  /** The text in the field instead of its date; undefined for the date. */
  text: string | undefined;
  type: (text: string) => void;
  /** Parses the typed text as a date. */
  settle: () => void;
}

/** The field around a `TypedDayInput`. */
export const TypedDay = createContext<TypedDayScope>({
  text: undefined,
  type: () => undefined,
  settle: () => undefined,
});

interface TypedDayInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/**
 * The input of antd's DatePicker, which keeps typed text: antd's own drops unreadable text and restores the previous
 * date.
 */
export function TypedDayInput({ value, onKeyDown, ...rest }: TypedDayInputProps) {
  const { text, type, settle } = useContext(TypedDay);
  return (
    <input
      {...rest}
      value={text ?? value}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter') return;
        settle();
        // Doesn't submit the surrounding form.
        event.preventDefault();
      }}
    />
  );
}
