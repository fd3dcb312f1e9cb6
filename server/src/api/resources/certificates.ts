import { certificateFile, certificateInput } from 'shared/domain/certificate';
import { certificateStateOf } from 'shared/domain/certificateState';
import { today } from 'shared/domain/dates';
import { sampleData } from '../actorOf';
import { samplePdf } from '../compliance/samplePdf';
import { fileColumns, fileRoutes } from '../files/fileRoutes';
import { storeFile } from '../files/recordFiles';
import { defineResource } from '../resource/defineResource';
import { certificateSamples } from './certificateSamples';
import { csvFields } from './csvFields';

/** Registrations and licences with their files; `state` says how long each is good. */
export const certificates = defineResource({
  path: 'certificates',
  title: 'certificate',
  input: certificateInput,
  stored: fileColumns,
  kinds: { fileBytes: 'number' },
  quiet: ['fileType', 'fileBytes'],
  search: ['name', 'file', 'note'],
  csv: csvFields({
    Name: 'name',
    File: 'file',
    Uploaded: 'uploaded',
    Expires: 'expiresOn',
    Status: 'state',
    Note: 'note',
  }),
  derive: (records) =>
    records.map((record) => ({ ...record, state: certificateStateOf(record.expiresOn as string | null, today()) })),
  after: async ({ operation, actor, after, db }) => {
    if (operation === 'create' && actor === sampleData) await storeFile(db, after.id, samplePdf(String(after.name)));
  },
  routes: (app, options) => fileRoutes(app, options, certificates, certificateFile),
  get seed() {
    return certificateSamples(today());
  },
});
