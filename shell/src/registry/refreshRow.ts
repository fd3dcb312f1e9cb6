import { api, cacheRecord, patchLists, refresh } from 'shared/platform';

/** How long changes are collected, in milliseconds. */
const GATHERED = 300;
/** Above this number, rows aren't fetched one by one: their lists are refetched. */
const MOST = 20;

const waiting = new Map<string, Set<string>>();

/** Whether a current or earlier list of this tab contains one of these rows. */
async function areListed(path: string, ids: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  await patchLists<{ id: string }>(path, (page) => {
    for (const { id } of page.rows) if (ids.has(id)) found.add(id);
    return page;
  });
  return [...found];
}

async function refreshRows(path: string, ids: ReadonlySet<string>): Promise<void> {
  void refresh(...[...ids].map((id) => `${path}/${id}`));
  const listed = await areListed(path, ids);
  if (listed.length > MOST) return refresh(path);
  for (const id of listed) {
    const record = await api.get<{ id: string }>(`${path}/${encodeURIComponent(id)}`).catch(() => undefined);
    if (!record) continue;
    void cacheRecord(path, record);
    await patchLists<{ id: string }>(path, (page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === id ? { ...row, ...record } : row)),
    }));
  }
}

/**
 * Applies changes made elsewhere to a record's page and to the rows of lists: rows stay in place, none is added or
 * removed. A form keeps its input. Changes close in time share one request.
 */
export function refreshRow(path: string, id: string): void {
  if (waiting.size === 0)
    setTimeout(() => {
      const all = [...waiting];
      waiting.clear();
      for (const [each, ids] of all) void refreshRows(each, ids);
    }, GATHERED);
  waiting.set(path, (waiting.get(path) ?? new Set()).add(id));
}
