import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The first day on which a registration's invoices to unregistered clients have a payment QR code. */
export const qrOfUnregistered: Migration = {
  name: '530-qr-of-unregistered',
  up: (tx) => addColumns(tx, 'registrations', { qrFrom: 'text?' }),
};
