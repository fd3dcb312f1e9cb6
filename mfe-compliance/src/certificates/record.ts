import type { Certificate } from 'shared/domain/compliance/certificate';
import type { CertificateState } from 'shared/domain/compliance/certificateState';

/** A certificate as the API answers it. */
export interface CertificateRecord extends Certificate {
  state: CertificateState;
}
