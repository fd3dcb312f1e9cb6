import { certificateInput, certificateRecord } from 'shared/domain/compliance/certificate';
import { certificateStateOf } from 'shared/domain/compliance/certificateState';
import { today } from 'shared/domain/dates/dates';
import { sampleData } from '../../core/actorOf';
import { storeFile } from '../files/recordFiles';
import { followNotices } from '../notifications/followNotices';
import { defineResource } from '../records/defineResource';
import { csvFields } from '../records/lists/csvCells';
import { certificateSamples } from './certificateSamples';
import { samplePdf } from './samplePdf';

/** Registrations and licences with their files; `state` says whether each is in force. */
export const certificates = defineResource({
  path: 'certificates',
  title: 'certificate',
  input: certificateInput,
  record: certificateRecord,
  derived: ['state'],
  excludeFromHistory: ['fileType', 'fileBytes'],
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
  after: async (change) => {
    const { operation, actor, after, db } = change;
    const open = ({ expiresOn }: { expiresOn: string | null }) =>
      expiresOn === null ? undefined : `due/${after.id}/${expiresOn}`;
    await followNotices(change, open, `due/${after.id}`);
    if (operation === 'create' && actor === sampleData) await storeFile(db, after.id, samplePdf(after.name));
  },
  seed() {
    return certificateSamples(today());
  },
});
