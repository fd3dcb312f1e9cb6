import type { Company } from 'shared/domain/company';
import { useDebounced, useList } from 'shared/platform';
import type { FieldControl } from '../form/field';
import { useFormValue, useSetFormValue } from '../form/formState';
import { SuggestInput } from '../form/SuggestInput';

/** So many companies are offered, once so many letters are typed. */
const [OFFERED, FEWEST_LETTERS] = [8, 2];

export interface CompanyInputProps extends FieldControl {
  /** The longest name. */
  maxLength: number;
  /** A company on record was chosen: what else the form takes from it. By default nothing. */
  onTake?: (company: Company) => void;
}

/**
 * A client's name. Choosing a company on record sets the form's `companyId` too, and typing another name empties it: so a
 * record belongs to a company, or names a client who is none.
 */
export function CompanyInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  disabled,
  describedBy,
  maxLength,
  onTake,
}: CompanyInputProps) {
  const set = useSetFormValue();
  const companyId = useFormValue<string | undefined>('companyId');
  const typed = typeof value === 'string' ? value : '';
  const q = useDebounced(typed.trim(), 250);
  const { rows } = useList<Company>(q.length >= FEWEST_LETTERS ? 'companies' : undefined, {
    q,
    page: 1,
    size: OFFERED,
  });
  return (
    <SuggestInput
      id={id}
      value={typed}
      maxLength={maxLength}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      options={rows.map((company) => ({ value: company.id, label: company.name }))}
      onChange={(text) => {
        onChange(text);
        if (companyId) set('companyId', '');
      }}
      onChoose={(chosen) => {
        const company = rows.find((row) => row.id === chosen);
        if (!company) return;
        onChange(company.name);
        set('companyId', company.id);
        onTake?.(company);
      }}
      onBlur={onBlur}
    />
  );
}
