export { UpcomingDues as default } from '../dues/UpcomingDues';
