import { ReadInput, type ReadInputProps } from './ReadInput';
import { readWithin } from './readField';

type NumberInputProps = ReadInputProps & {
  min?: number;
  max?: number;
  /** Behind the number: `days`. */
  unit?: string;
};

/** A number as people type it. One that is outside of `min` and `max` is not read, so that it is refused and not changed. */
export function NumberInput({ min, max, unit, ...rest }: NumberInputProps) {
  return <ReadInput {...rest} read={(typed) => readWithin(typed, { min, max })} write={String} suffix={unit} />;
}
