export { WageList as default } from '../wages/WageList';
