import type { Certificate } from 'shared/domain/compliance/certificate';
import type { CertificateState } from 'shared/domain/compliance/certificateState';

/** A certificate in the API's responses. */
export interface CertificateRecord extends Certificate {
  state: CertificateState;
}
