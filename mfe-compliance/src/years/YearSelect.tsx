import { Select } from 'antd';
import type { FinancialYear } from 'shared/domain/dates/financialYear';
import { financialYears } from './financialYears';

/** Chooses a financial year. */
export function YearSelect({ value, onChange }: { value: FinancialYear; onChange: (year: FinancialYear) => void }) {
  return (
    <Select<FinancialYear>
      aria-label="Financial year"
      value={value}
      onChange={onChange}
      options={financialYears().map((year) => ({ value: year, label: `FY ${year}` }))}
      popupMatchSelectWidth={false}
      style={{ inlineSize: 128 }}
    />
  );
}
