import type { Certificate } from 'shared/domain/certificate';
import type { CertificateState } from 'shared/domain/certificateState';

/** A certificate as the API answers it. */
export interface CertificateRecord extends Certificate {
  state: CertificateState;
}
