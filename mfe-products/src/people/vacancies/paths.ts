/** The path of the vacancies, as in module.json. */
export const VACANCIES_PAGE = '/dashboard/vacancies';

/** The records that a new vacancy can be prefilled from. */
export type StartKind = 'company' | 'lead' | 'copy';

/** The form of a new vacancy, prefilled from a record. */
export const newVacancyFrom = (kind: StartKind, id: string): string =>
  `${VACANCIES_PAGE}/new?${kind}=${encodeURIComponent(id)}`;
