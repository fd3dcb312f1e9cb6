import type { Product } from 'shared/domain/console/product';

/** The path of the placements, as in module.json. */
export const PLACEMENTS_PAGE = '/dashboard/placements';

/** The path of one placement. */
export const placementPath = (id: string): string => `${PLACEMENTS_PAGE}/${id}`;

/** One placement with the form that edits it. */
export const editPath = (id: string): string => `${placementPath(id)}?form=${encodeURIComponent(id)}`;

const newFrom = (from: Record<string, string>) => `${PLACEMENTS_PAGE}/new?${new URLSearchParams(from)}`;

/** The form that places a selected candidate, with or without a vacancy. */
export const placeCandidate = (id: string, product: Product, vacancyId = ''): string =>
  newFrom({ candidate: id, product, ...(vacancyId !== '' && { vacancy: vacancyId }) });

/** The form that places somebody for a vacancy. */
export const placeFor = (vacancyId: string): string => newFrom({ vacancy: vacancyId });

/** The form that places an employee. */
export const placeEmployee = (id: string): string => newFrom({ employee: id });

/** The form that moves a person to another center. */
export const moveFrom = (id: string): string => newFrom({ move: id });

/** The form that replaces a person. */
export const replaceFrom = (id: string): string => `${placementPath(id)}/replace`;

/** The form for new pay and billing from a day on. */
export const termsFrom = (id: string): string => `${placementPath(id)}/terms`;

/** The paths of the other lists in the section. */
export const BENCH_PAGE = `${PLACEMENTS_PAGE}/bench`;
export const EXPIRING_PAGE = `${PLACEMENTS_PAGE}/expiring`;
export const ATTRITION_PAGE = `${PLACEMENTS_PAGE}/attrition`;
export const PAPERS_PAGE = `${PLACEMENTS_PAGE}/papers`;

/** The path of the form that changes many placements' terms. */
export const REVISIONS_PAGE = `${PLACEMENTS_PAGE}/revisions`;

/** The path of the placements list with filters. */
export const placementsBy = (filters: Record<string, string>): string =>
  `${PLACEMENTS_PAGE}?${new URLSearchParams(filters)}`;

/** The filter of a list that a figure links to: samples are not counted together with real records. */
export const asCounted = (isSample: boolean): Record<string, string> => (isSample ? {} : { isSample: 'false' });

/** The breadcrumb of a page below the placements list. */
export const crumbs = (label: string) => [{ label: 'Placements', to: PLACEMENTS_PAGE }, { label }];
