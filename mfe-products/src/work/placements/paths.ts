import type { Product } from 'shared/domain/console/product';

/** Where the placements stand; module.json says the same. */
export const PLACEMENTS_PAGE = '/dashboard/placements';

/** Where one placement is shown. */
export const placementPath = (id: string): string => `${PLACEMENTS_PAGE}/${id}`;

const newFrom = (from: Record<string, string>) => `${PLACEMENTS_PAGE}/new?${new URLSearchParams(from)}`;

/** The form of a new placement of a candidate who was selected, for a vacancy or for none. */
export const placeCandidate = (id: string, product: Product, vacancyId = ''): string =>
  newFrom({ candidate: id, product, ...(vacancyId !== '' && { vacancy: vacancyId }) });

/** The form of a new placement for a vacancy. */
export const placeFor = (vacancyId: string): string => newFrom({ vacancy: vacancyId });

/** The form of a new placement of an employee. */
export const placeEmployee = (id: string): string => newFrom({ employee: id });

/** The form that moves somebody to another center. */
export const moveFrom = (id: string): string => newFrom({ move: id });

/** The form that places somebody in another person's place. */
export const replaceFrom = (id: string): string => `${placementPath(id)}/replace`;

/** The form of other pay and billing from a day on. */
export const termsFrom = (id: string): string => `${placementPath(id)}/terms`;

/** The lists next to that of all placements. */
export const BENCH_PAGE = `${PLACEMENTS_PAGE}/bench`;
export const EXPIRING_PAGE = `${PLACEMENTS_PAGE}/expiring`;
export const ATTRITION_PAGE = `${PLACEMENTS_PAGE}/attrition`;
export const PAPERS_PAGE = `${PLACEMENTS_PAGE}/papers`;

/** Where the terms of many are changed. */
export const REVISIONS_PAGE = `${PLACEMENTS_PAGE}/revisions`;

/** The list of placements, narrowed by its filters. */
export const placementsBy = (filters: Record<string, string>): string =>
  `${PLACEMENTS_PAGE}?${new URLSearchParams(filters)}`;

/** The filter of a list that a figure opens: samples are not counted next to real records. */
export const asCounted = (isSample: boolean): Record<string, string> => (isSample ? {} : { isSample: 'false' });

/** The steps to a page below the list of placements. */
export const crumbs = (label: string) => [{ label: 'Placements', to: PLACEMENTS_PAGE }, { label }];
