import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The certificates of the tax that clients kept back. */
export const tdsCertificates: Migration = {
  name: '591-tds-certificates',
  async up(tx) {
    await createResourceTable(tx, 'tds_certificates', {
      columns: {
        ...{ number: 'text', companyId: 'text', clientName: 'text', tan: 'text', quarter: 'text', section: 'text' },
        ...{ paidPaise: 'integer', taxPaise: 'integer', date: 'text', note: 'text' },
        ...{ file: 'text', fileType: 'text', fileBytes: 'integer', uploaded: 'text?' },
      },
      indexes: ['companyId', 'clientName', 'quarter', 'date', 'number'],
    });
  },
};
