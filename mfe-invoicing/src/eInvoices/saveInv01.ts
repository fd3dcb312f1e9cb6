import { today } from 'shared/domain/dates/dates';
import { api, downloadFile, notify } from 'shared/platform';
import { errorSentence } from 'shared/ui';

/** Saves documents of a registration as the file for the invoice portal; without ids, all that need an IRN. */
export async function saveInv01(registration: string, ids?: readonly string[], name: string = today()): Promise<void> {
  try {
    const query = { registration, ...(ids && { ids: ids.join(',') }) };
    downloadFile(
      `inv01-${name.replaceAll('/', '-')}.json`,
      await api.download('invoices/e-invoices/inv01.json', { query }),
    );
  } catch (error) {
    notify.error(errorSentence('Failed to create the file', error));
  }
}

/** Saves the file of a registration's IRNs to cancel on the invoice portal, with a numbered reason. */
export async function saveCancellations(registration: string, reason: string): Promise<void> {
  try {
    downloadFile(
      `cancel-irn-${today()}.json`,
      await api.download('invoices/e-invoices/cancellations.json', { query: { registration, reason } }),
    );
  } catch (error) {
    notify.error(errorSentence('Failed to create the file', error));
  }
}
