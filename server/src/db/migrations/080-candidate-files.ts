import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Candidates have a phone number and a CV; one table stores the files of certificates and candidates. */
export const candidateFiles: Migration = {
  name: '080-candidate-files',
  async up(tx) {
    await addColumns(tx, 'candidates', {
      phone: 'text',
      file: 'text',
      fileType: 'text',
      fileBytes: 'integer',
      uploaded: 'text?',
    });
    await tx.schema.alterTable('certificate_files').renameTo('record_files').execute();
    await tx.schema.alterTable('record_files').renameColumn('certificateId', 'recordId').execute();
  },
};
