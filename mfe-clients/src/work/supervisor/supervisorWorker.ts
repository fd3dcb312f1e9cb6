import { keepPage } from 'shared/light/keepPage';

/* Caches the page of supervisors' links for offline use. Marks are stored by the page itself. */
keepPage('/attendance');
