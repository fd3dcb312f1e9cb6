/** How a column takes part in a sort such as `-date,name`. Only the first key counts. */
export function directionOf(sort: string, key: string): 'ascending' | 'descending' | undefined {
  const [first] = sort.split(',');
  if (first === key) return 'ascending';
  return first === `-${key}` ? 'descending' : undefined;
}

/** The sort after a press on a column's header: ascending, then descending, then ascending again. */
export function nextSort(sort: string, key: string): string {
  return directionOf(sort, key) === 'ascending' ? `-${key}` : key;
}
