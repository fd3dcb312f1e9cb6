/** Where the vacancies stand; module.json says the same. */
export const VACANCIES_PAGE = '/dashboard/vacancies';

/** The sources of a new vacancy. */
export type StartKind = 'company' | 'lead' | 'copy';

/** The form of a new vacancy, filled in from a record. */
export const newVacancyFrom = (kind: StartKind, id: string): string =>
  `${VACANCIES_PAGE}/new?${kind}=${encodeURIComponent(id)}`;
