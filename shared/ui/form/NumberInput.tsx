import { ReadInput, type ReadInputProps } from './ReadInput';
import { readWithin } from './readField';

type NumberInputProps = ReadInputProps & {
  min?: number;
  max?: number;
  /** After the number: `days`. */
  unit?: string;
};

/** A number input. Values outside `min` and `max` are rejected, not changed. */
export function NumberInput({ min, max, unit, ...rest }: NumberInputProps) {
  return <ReadInput {...rest} read={(typed) => readWithin(typed, { min, max })} write={String} suffix={unit} />;
}
