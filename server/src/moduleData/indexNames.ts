import type { DeclaredResource } from 'shared/contract/declaredResource';

/** What the index of a key is called, behind its table's name. */
export const nameOfKey = (key: readonly string[]): string => `once_${key.join('_')}`;

/** What the indexes of a resource's table are called, behind its name: those of every table, of the fields that lists are sorted by, and of its keys. */
export const indexNames = ({ sort, unique }: Pick<DeclaredResource, 'sort' | 'unique'>): string[] => [
  ...['live', 'search'],
  ...new Set(sort),
  ...unique.map(nameOfKey),
];
