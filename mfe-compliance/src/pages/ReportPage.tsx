export { ComplianceReport as default } from '../report/ComplianceReport';
