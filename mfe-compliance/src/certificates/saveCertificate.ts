import { api, refresh } from 'shared/platform';
import { compliancePaths } from '../compliancePaths';
import type { CertificateRecord } from './record';
import type { CertificateForm } from './resource';

function formData({ file, ...fields }: CertificateForm, version: number | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...(version === undefined ? {} : { version }) })) form.append(name, String(value ?? ''));
  form.append('file', file);
  return form;
}

/** Stores a certificate with its file, or changes one (`existing`); the file is sent when a new one was chosen. Throws `ApiError`. */
export async function saveCertificate(input: CertificateForm, existing?: CertificateRecord): Promise<CertificateRecord> {
  const { file, ...fields } = input;
  try {
    if (!existing) return await api.upload<CertificateRecord>('certificates/upload', formData(input, undefined));
    if (file instanceof File) return await api.upload<CertificateRecord>(`certificates/${existing.id}/upload`, formData(input, existing.version));
    return await api.put<CertificateRecord>(`certificates/${existing.id}`, { ...fields, version: existing.version });
  } finally {
    void refresh('certificates', ...compliancePaths);
  }
}
