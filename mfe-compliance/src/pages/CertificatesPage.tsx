export { CertificateList as default } from '../certificates/CertificateList';
