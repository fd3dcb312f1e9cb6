export { TdsList as default } from '../tds/TdsList';
