export { WageRegister as default } from '../wages/WageRegister';
