import { keepPage } from 'shared/light/keepPage';

/* Keeps the page of supervisors' links on the phone. What is marked is the page's to keep. */
keepPage('/attendance');
