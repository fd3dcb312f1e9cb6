import { Select } from 'antd';
import type { Letterhead } from 'shared/domain/letterhead/letterhead';
import { stateName } from 'shared/domain/records/states';
import { useList } from 'shared/platform';
import type { FieldControl } from 'shared/ui';
import styles from './RegistrationInput.module.css';

/** Under which of the company's registrations something is issued or bought; nothing while the company has one. */
export function RegistrationInput({
  label = 'Issued under',
  placeholder = 'As on the client’s last invoice, else by state',
  id,
  value,
  onChange,
  onBlur,
  invalid,
  disabled,
  describedBy,
}: FieldControl & { label?: string; placeholder?: string }) {
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
        aria-describedby={describedBy}
        status={invalid ? 'error' : ''}
        options={rows.map(({ gstin, state }) => ({ value: gstin, label: `${stateName(state)} · ${gstin}` }))}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
