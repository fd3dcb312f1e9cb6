import { Button } from 'antd';
import { Paperclip, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { UploadRule } from 'shared/domain/records/upload';
import { formatNumber } from 'shared/domain/text/formatNumber';
import styles from './FileInput.module.css';
import type { FieldControl } from './field';

export interface FileInputProps {
  id?: string;
  value: File | null | undefined;
  onChange: (file: File | null) => void;
  /** The name of the stored file, which a new one replaces. By default none. */
  stored?: string;
  /** Removes the stored file; without it, the file can't be removed. */
  onRemoveStored?: () => void;
  /** As the HTML attribute: `.pdf,.png,.jpg`. */
  accept?: string;
  /** Hint below the button: "PDF, PNG or JPEG up to 5 MB". */
  hint?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const inWords = (bytes: number) =>
  bytes < 1_000_000 ? `${formatNumber(bytes / 1000, 1)} KB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;

/** Chooses one file, by dialog or drag and drop. The form's schema and the server check what is allowed. */
export function FileInput({
  value,
  onChange,
  stored = '',
  onRemoveStored,
  hint,
  disabled = false,
  accept,
  ...rest
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!value && input.current) input.current.value = '';
  }, [value]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onChange(event.dataTransfer.files[0] ?? null);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-invalid={rest['aria-invalid']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Paperclip />
      <input
        {...rest}
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      {value ? (
        <span className={styles.name}>
          {value.name} <span className={styles.hint}>{inWords(value.size)}</span>
        </span>
      ) : (
        <span className={styles.hint}>
          {stored === '' ? (hint ?? 'Choose a file or drop it here') : `${stored} – choose another to replace it`}
        </span>
      )}
      {!value && stored !== '' && onRemoveStored && (
        <Button
          size="small"
          type="text"
          aria-label={`Remove ${stored}`}
          icon={<X />}
          disabled={disabled}
          onClick={onRemoveStored}
        />
      )}
      {value ? (
        <Button
          size="small"
          type="text"
          aria-label={`Remove ${value.name}`}
          icon={<X />}
          disabled={disabled}
          onClick={() => onChange(null)}
        />
      ) : (
        <Button size="small" disabled={disabled} tabIndex={-1} onClick={() => input.current?.click()}>
          Choose file
        </Button>
      )}
    </div>
  );
}

/** A record's file: choose, replace, or (unless required) remove, which sets the value to null. */
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
