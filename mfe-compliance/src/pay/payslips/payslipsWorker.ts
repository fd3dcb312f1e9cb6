import { keepPage } from 'shared/light/keepPage';

/* Keeps the page of employees' links on the phone. What it shows is the page's to keep. */
keepPage('/payslips');
