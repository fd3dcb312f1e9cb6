import { certificateFile, certificateInput } from 'shared/domain/compliance/certificate';
import { upload } from 'shared/domain/records/upload';
import { FileLink, formatInstant, type ResourceDefinition } from 'shared/ui';
import type { z } from 'zod';
import type { CertificateRecord } from './record';

const certificateForm = certificateInput.extend({ file: upload(certificateFile) });
export type CertificateForm = z.infer<typeof certificateForm>;

/** The certificates with their files. */
export const certificates: ResourceDefinition<CertificateRecord, CertificateForm> = {
  path: 'certificates',
  name: { one: 'certificate', many: 'certificates' },
  title: ({ name }) => name,
  texts: { firstStep: 'Keep registrations and licences here and get a reminder before they expire.' },
  search: 'Name, file or note',
  defaultSort: 'name',
  filters: [{ kind: 'dateRange', name: 'expiresOn', label: 'Expires' }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    {
      key: 'file',
      title: 'File',
      sortable: true,
      text: ({ file }) => file || '–',
      beside: 24,
      render: (row) => <FileLink path="certificates" record={row} />,
    },
    {
      key: 'uploaded',
      title: 'Uploaded',
      kind: 'date',
      sortable: true,
      priority: 2,
      text: ({ uploaded }) => formatInstant(uploaded).slice(0, 11),
      render: ({ uploaded }) => (
        <span title={formatInstant(uploaded)}>{formatInstant(uploaded).slice(0, 11) || '–'}</span>
      ),
    },
    { key: 'expiresOn', title: 'Expires', kind: 'date', sortable: true },
    { key: 'state', title: 'Status', kind: 'status', tones: { Valid: 'good', 'Expires soon': 'warn', Expired: 'bad' } },
  ],
  schema: certificateForm,
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'file', label: 'File', kind: 'file', required: true, rule: certificateFile },
    { name: 'expiresOn', label: 'Expires on', kind: 'date', help: 'Leave empty if it doesn’t expire.' },
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
};
