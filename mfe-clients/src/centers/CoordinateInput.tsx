import type { ClipboardEvent } from 'react';
import type { CenterInput } from 'shared/domain/center';
import { centerHeadings } from 'shared/domain/centerHeadings';
import { type Field, type FieldControl, TextInput, useSetFormValue } from 'shared/ui';

/** A number where the text is exactly one; anything else stays as typed, for the schema to judge. */
function toValue(text: string): string | number {
  return String(Number(text)) === text ? Number(text) : text;
}

/** `23.7957, 86.4304`, as maps copy a place. */
const pair = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/;

/** A latitude or longitude; pasting a pair, as maps copy it, fills both. */
function CoordinateInput({ control }: { control: FieldControl }) {
  const setValue = useSetFormValue();
  const { value } = control;
  const paste = (event: ClipboardEvent) => {
    const [, lati, longi] = pair.exec(event.clipboardData.getData('text')) ?? [];
    if (lati === undefined || longi === undefined) return;
    event.preventDefault();
    setValue('lati', toValue(lati));
    setValue('longi', toValue(longi));
  };
  return (
    <TextInput
      id={control.id}
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      disabled={control.disabled}
      aria-invalid={control.invalid || undefined}
      aria-describedby={control.describedBy}
      onChange={(text) => control.onChange(toValue(text))}
      onBlur={control.onBlur}
      onPaste={paste}
    />
  );
}

/** The form's field of a coordinate. */
export function coordinateField(name: 'lati' | 'longi'): Field<CenterInput> {
  const help = name === 'lati' ? 'In degrees. Paste “23.7957, 86.4304” from a map to fill both.' : undefined;
  return {
    name,
    label: centerHeadings[name],
    help,
    kind: 'custom',
    span: 1,
    group: 'Location',
    render: (control) => <CoordinateInput control={control} />,
  };
}
