import { sql } from 'kysely';
import { addColumns, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Employees have a bank account, a nominee and a photo; the number of missing joining papers is stored with them. */
export const joiningPapers: Migration = {
  name: '390-joining-papers',
  async up(tx) {
    const columns = {
      bankAccount: 'text',
      ifsc: 'text',
      nomineeName: 'text',
      nomineeRelation: 'text',
      file: 'text',
      fileType: 'text',
      fileBytes: 'integer',
      uploaded: 'text?',
      papersMissing: 'integer',
    } as const;
    await addColumns(tx, 'employees', columns);
    // Nobody has the three new ones yet.
    await sql`update "employees" set "papersMissing" = 3
      + case when "pan" = '' then 1 else 0 end
      + case when "uan" = '' and "pfMember" = 1 then 1 else 0 end
      + case when "esicNumber" = '' and "esiMember" = 1 then 1 else 0 end`.execute(tx);
    await indexColumns(tx, 'employees', columns, ['papersMissing']);
  },
};
