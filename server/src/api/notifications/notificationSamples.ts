import type { Notification } from 'shared/domain/console/notificationAnswer';
import type { Sample } from '../records/definition';

/** A fresh start's notifications: about the sample leads, and the month's dues. */
export const notificationSamples: readonly Sample<Notification>[] = [
  { kind: 'lead', title: 'Someone asks for a callback', body: '9876500101', path: '/dashboard/leads?q=9876500101' },
  {
    kind: 'lead',
    title: 'Meera Nair wrote a message',
    body: 'We need 40 pickers for our Ranchi warehouse before Diwali.',
    path: '/dashboard/leads?q=Meera%20Nair',
  },
  {
    kind: 'due',
    title: 'Look at the coming due dates',
    body: 'GST, TDS, PF and ESI of this month.',
    path: '/dashboard/compliances/upcoming-dues',
  },
];
