import { startPage } from 'shared/light/startPage';
import { openSheet } from './openSheet';

/*
 * The only script of the page behind a supervisor's link (`/attendance#…`): no account, no framework, and after the
 * first load no network needed.
 */
startPage('/attendance', openSheet);
