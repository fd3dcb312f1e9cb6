import { certificateInput, certificateRecord } from 'shared/domain/certificate';
import { certificateStateOf } from 'shared/domain/certificateState';
import { today } from 'shared/domain/dates';
import { sampleData } from '../core/actorOf';
import { storeFile } from '../files/recordFiles';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { certificateSamples } from './certificateSamples';
import { samplePdf } from './samplePdf';

/** Registrations and licences with their files; `state` says how long each is good. */
export const certificates = defineResource({
  path: 'certificates',
  title: 'certificate',
  input: certificateInput,
  record: certificateRecord,
  derived: ['state'],
  quiet: ['fileType', 'fileBytes'],
  current: { until: 'expiresOn' },
  search: ['name', 'file', 'note'],
  csv: csvFields({
    Name: 'name',
    File: 'file',
    Uploaded: 'uploaded',
    Expires: 'expiresOn',
    Status: 'state',
    Note: 'note',
  }),
  derive: (records) => records.map((record) => ({ ...record, state: certificateStateOf(record.expiresOn, today()) })),
  after: async ({ operation, actor, after, db }) => {
    if (operation === 'create' && actor === sampleData) await storeFile(db, after.id, samplePdf(after.name));
  },
  seed() {
    return certificateSamples(today());
  },
});
