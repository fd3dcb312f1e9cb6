import { useState } from 'react';
import type { UploadRule } from 'shared/domain/upload';
import { FileInput } from './FileInput';
import type { FieldControl } from './field';

/** The file of a record: chosen, replaced, or (where none is required) taken away, which makes its value null. */
export function UploadInput({ rule: { words, endings }, control }: { rule: UploadRule; control: FieldControl }) {
  const { id, value, onChange, invalid, required, disabled, describedBy } = control;
  const [stored, setStored] = useState('');
  if (typeof value === 'string' && value !== stored) setStored(value);
  return (
    <FileInput
      id={id}
      value={value instanceof File ? value : null}
      onChange={(file) => onChange(file ?? stored)}
      stored={typeof value === 'string' ? value : ''}
      onRemoveStored={required ? undefined : () => onChange(null)}
      accept={Object.values(endings)
        .flat()
        .map((ending) => `.${ending}`)
        .join(',')}
      hint={`${words} up to 5 MB`}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
