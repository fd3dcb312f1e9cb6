import { Select } from 'antd';
import type { Letterhead } from 'shared/domain/letterhead/letterhead';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { stateName } from 'shared/domain/records/states';
import { useList } from 'shared/platform';
import { type FieldControl, Text } from 'shared/ui';
import styles from './RegistrationInput.module.css';

/** A registration to choose: its state and GSTIN. */
export const registrationLabel = (gstin: string) => `${stateName(stateOfGstin(gstin))} · ${gstin}`;

/** Chooses the company's GST registration for a document or purchase; hidden while the company has only one. */
export function RegistrationInput({
  label,
  placeholder,
  hint = '',
  id,
  value,
  onChange,
  onBlur,
  invalid,
  disabled,
  describedBy,
}: FieldControl & { label: string; placeholder: string; hint?: string }) {
  const { rows } = useList<Letterhead>('letterhead');
  if (rows.length < 2) return null;
  return (
    <div className={styles.registration}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value === '' ? undefined : value}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        status={invalid ? 'error' : ''}
        options={rows.map(({ gstin }) => ({ value: gstin, label: registrationLabel(gstin) }))}
        onChange={onChange}
        onBlur={onBlur}
      />
      {hint !== '' && <Text id={`${id}-hint`}>{hint}</Text>}
    </div>
  );
}
