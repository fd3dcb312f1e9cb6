import type { Company } from 'shared/domain/clients/companies/company';
import { isSameName } from 'shared/domain/text/isSameName';
import { useDebounced, useList } from 'shared/platform';
import type { FieldControl } from '../form/field';
import { useFormValue, useSetFormValue } from '../form/formState';
import { SuggestInput } from '../form/SuggestInput';

/** The maximum number of suggested companies, and the minimum number of typed letters. */
const [OFFERED, FEWEST_LETTERS] = [8, 2];

export interface CompanyInputProps extends FieldControl {
  /** The maximum length of a name. */
  maxLength: number;
  /** Called when a company on record was chosen, to fill other fields. By default nothing. */
  onTake?: (company: Company) => void;
}

/**
 * A client's name. Choosing a company on record also sets the form's `companyId`; typing another name clears it: a
 * record either belongs to a company, or names a client without one. A company's full name selects that company.
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
  const take = (id: string) => {
    const company = rows.find((row) => row.id === id);
    if (!company) return;
    onChange(company.name);
    set('companyId', company.id);
    onTake?.(company);
  };
  const same = companyId ? [] : rows.filter(({ name }) => isSameName(name, typed));
  return (
    <SuggestInput
      id={id}
      value={typed}
      maxLength={maxLength}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      options={rows.map((company) => ({
        value: company.id,
        label: [
          company.name,
          rows.some((row) => row !== company && isSameName(row.name, company.name)) &&
            (company.gstin || company.address),
          company.isSample && 'Sample',
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      exact={same.map((company) => company.id)}
      onExact={take}
      onChange={(text) => {
        onChange(text);
        if (companyId) set('companyId', '');
      }}
      onChoose={take}
      onBlur={onBlur}
    />
  );
}
