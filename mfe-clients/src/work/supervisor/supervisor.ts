import { startPage } from 'shared/light/startPage';
import { openSheet } from './openSheet';

/*
 * The only script of the page behind a supervisor's link (`/attendance#…`): no account, no framework, and once it was
 * open, no network.
 */
startPage('/attendance', openSheet);
