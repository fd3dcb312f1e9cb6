import { certificateInput } from 'shared/domain/certificate';
import { MAX_CERTIFICATE_BYTES } from 'shared/domain/limits';
import { FileInput, formatInstant, type ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { FileLink } from './FileLink';
import type { CertificateRecord } from './record';

const fileName = /\.(pdf|png|jpe?g)$/i;

/** The file that was chosen; a text is the name of the one that is stored already. Its content is checked by the server. */
const file = z.union([
  z.file()
    .refine(({ size }) => size > 0, 'This file is empty; choose another one.')
    .refine(({ size }) => size <= MAX_CERTIFICATE_BYTES, 'Choose a file of at most 5 MB; this one is larger.')
    .refine(({ name }) => fileName.test(name), 'Choose a PDF, PNG or JPEG file.'),
  z.string().min(1),
], { error: 'Choose a PDF, PNG or JPEG file.' });

const certificateForm = certificateInput.extend({ file });
export type CertificateForm = z.infer<typeof certificateForm>;

/** The certificates with their files. */
export const certificates: ResourceDefinition<CertificateRecord, CertificateForm> = {
  path: 'certificates',
  name: { one: 'certificate', many: 'certificates' },
  title: ({ name }) => name,
  texts: { emptyHint: 'Keep registrations and licences here, and be told before they expire.' },
  search: 'Name, file or note',
  defaultSort: 'name',
  filters: [{ kind: 'dateRange', name: 'expiresOn', label: 'Expires' }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'file', title: 'File', sortable: true, width: '19%', render: (row) => <FileLink certificate={row} /> },
    { key: 'uploaded', title: 'Uploaded', kind: 'date', sortable: true, priority: 2, render: ({ uploaded }) => <span title={formatInstant(uploaded)}>{formatInstant(uploaded).slice(0, 11) || '–'}</span> },
    { key: 'expiresOn', title: 'Expires', kind: 'date', sortable: true, width: 116 },
    { key: 'state', title: 'Status', kind: 'status', width: 136, tones: { Valid: 'good', 'Expires soon': 'warn', Expired: 'bad' } },
  ],
  schema: certificateForm,
  fields: [
    { name: 'name', label: 'Name', required: true },
    {
      name: 'file',
      label: 'File',
      kind: 'custom',
      required: true,
      render: ({ id, value, onChange, invalid, disabled, describedBy }) => (
        <FileInput
          id={id}
          value={value instanceof File ? value : null}
          onChange={onChange}
          accept=".pdf,.png,.jpg,.jpeg"
          hint={typeof value === 'string' && value !== '' ? `${value} – choose another to replace it` : 'PDF, PNG or JPEG up to 5 MB'}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
      ),
    },
    { name: 'expiresOn', label: 'Expires on', kind: 'date', help: 'Leave it empty when it does not expire.' },
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
};
