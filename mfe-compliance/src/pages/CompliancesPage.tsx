export { ComplianceOverview as default } from '../overview/ComplianceOverview';
