import { today } from 'shared/domain/dates/dates';
import { api, downloadFile, type Query } from 'shared/platform';
import { attempt } from 'shared/ui';

const save = (file: string, path: string, query: Query) =>
  attempt('Failed to create the file', async () => downloadFile(file, await api.download(path, { query })));

/** Saves documents of a registration as the file for the invoice portal; without ids, all that need an IRN. */
export function saveInv01(registration: string, ids?: readonly string[], name: string = today()): Promise<unknown> {
  const query = { registration, ...(ids && { ids: ids.join(',') }) };
  return save(`inv01-${name.replaceAll('/', '-')}.json`, 'invoices/e-invoices/inv01.json', query);
}

/** Saves the file of a registration's IRNs to cancel on the invoice portal, with a numbered reason. */
export function saveCancellations(registration: string, reason: string): Promise<unknown> {
  return save(`cancel-irn-${today()}.json`, 'invoices/e-invoices/cancellations.json', { registration, reason });
}
