/** Where the vacancies stand; module.json says the same. */
export const VACANCIES_PAGE = '/dashboard/vacancies';

/** What a new vacancy can begin from. */
export type StartKind = 'company' | 'lead' | 'copy';

/** The form of a new vacancy, filled in from a record. */
export const newVacancyFrom = (kind: StartKind, id: string): string =>
  `${VACANCIES_PAGE}/new?${kind}=${encodeURIComponent(id)}`;
