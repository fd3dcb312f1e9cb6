import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** From when on a registration's invoices to unregistered clients ask by a QR code. */
export const qrOfUnregistered: Migration = {
  name: '530-qr-of-unregistered',
  up: (tx) => addColumns(tx, 'registrations', { qrFrom: 'text?' }),
};
