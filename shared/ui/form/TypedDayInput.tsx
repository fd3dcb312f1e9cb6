import { createContext, type InputHTMLAttributes, type Ref, useContext } from 'react';

interface TypedDayScope {
  /** The field's text instead of its day; undefined for the day. */
  text: string | undefined;
  type: (text: string) => void;
  /** Takes what was typed as the day it is. */
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

/** The input of antd's DatePicker, which keeps what is typed: antd's own forgets what it can't read, and puts the earlier day in its place. */
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
        // The form around is not sent by it.
        event.preventDefault();
      }}
    />
  );
}
