export { Calendar as default } from '../calendar/Calendar';
