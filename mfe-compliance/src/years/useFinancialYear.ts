import { useEffect, useState } from 'react';
import type { FinancialYear } from 'shared/domain/dates/financialYear';
import { api, notify, refresh, useMay, useUrlState } from 'shared/platform';
import { errorSentence } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { financialYears, thisYear } from './financialYears';

export interface ChosenYear {
  year: FinancialYear;
  choose: (year: FinancialYear) => void;
  /** The year's rows have been created from the rules; this year's always are. */
  isReady: boolean;
}

/**
 * The financial year in the address (`?year=2025-26`; by default this one). Creates its rows if they are missing and
 * the account may create them.
 */
export function useFinancialYear(): ChosenYear {
  const [{ year: asked }, setUrl] = useUrlState({ year: thisYear() });
  const year = financialYears().includes(asked) ? asked : thisYear();
  const [made, setMade] = useState(thisYear);
  const mayMake = useMay('compliance:write');
  useEffect(() => {
    if (!mayMake) return undefined;
    let isCurrent = true;
    api
      .post<{ made: number }>('compliance/years', { financialYear: year })
      .then(({ made: count }) => (count > 0 ? refresh(...compliancePaths) : undefined))
      .catch((error: unknown) => notify.error(errorSentence(`Failed to create the dues of ${year}`, error)))
      .finally(() => {
        if (isCurrent) setMade(year);
      });
    return () => {
      isCurrent = false;
    };
  }, [year, mayMake]);
  return { year, choose: (next) => setUrl({ year: next }), isReady: !mayMake || made === year || year === thisYear() };
}
