import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** An index with the total size of records' files, so that the files need not be read. */
export const fileBytes: Migration = {
  name: '152-file-bytes',
  async up(tx) {
    await addColumns(tx, 'record_files', { bytes: 'integer' });
    await sql`update "record_files" set "bytes" = length("base64") * 3 / 4`.execute(tx);
    await tx.schema.createIndex('record_files_bytes').on('record_files').column('bytes').execute();
  },
};
