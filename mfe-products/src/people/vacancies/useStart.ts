import { useSearchParams } from 'react-router-dom';
import type { Company } from 'shared/domain/clients/companies/company';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { Vacancy, VacancyInput } from 'shared/domain/people/vacancies/vacancy';
import { useRecord } from 'shared/platform';
import { companyStart, copyStart, leadStart } from './startOf';

/**
 * A new vacancy's initial values from the address: `?company=<id>`, `?lead=<id>` or `?copy=<id>`; `undefined` while
 * loading.
 */
export function useStart() {
  const [params] = useSearchParams();
  const idOf = (kind: string) => params.get(kind) ?? undefined;
  const company = useRecord<Company>('companies', idOf('company'));
  const lead = useRecord<Lead>('leads', idOf('lead'));
  const copied = useRecord<Vacancy>('vacancies', idOf('copy'));
  const asked = [
    ...(idOf('company') === undefined ? [] : [company]),
    ...(idOf('lead') === undefined ? [] : [lead]),
    ...(idOf('copy') === undefined ? [] : [copied]),
  ];
  const start: Partial<VacancyInput> = {
    ...(company.data && companyStart(company.data)),
    ...(lead.data && leadStart(lead.data)),
    ...(copied.data && copyStart(copied.data)),
  };
  return {
    start: asked.every(({ data }) => data !== undefined) ? start : undefined,
    /** Key that identifies the source. */
    key: params.toString(),
    /** The name of the record that couldn't be loaded. By default none. */
    failed: asked.find(({ state, data }) => state === 'failed' && data === undefined),
  };
}
