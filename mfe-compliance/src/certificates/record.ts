import type { Certificate } from 'shared/domain/certificate';

/** A certificate as the API answers it. */
export interface CertificateRecord extends Certificate {
  state: 'Valid' | 'Expires soon' | 'Expired';
}
