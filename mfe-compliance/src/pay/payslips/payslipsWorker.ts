import { keepPage } from 'shared/light/keepPage';

/* Caches the page of employees' links for offline use. Its data is stored by the page itself. */
keepPage('/payslips');
