import type { DeclaredResource } from 'shared/contract/declaredResource';

/** The name of a key's index, after its table's name. */
export const nameOfKey = (key: readonly string[]): string => `once_${key.join('_')}`;

/**
 * The names of the indexes of a resource's table, after its name: those of every table, of the fields that lists are
 * sorted by, and of its keys.
 */
export const indexNames = ({ sort, unique }: Pick<DeclaredResource, 'sort' | 'unique'>): string[] => [
  ...['live', 'search'],
  ...new Set(sort),
  ...unique.map(nameOfKey),
];
