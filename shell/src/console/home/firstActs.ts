import type { Role } from 'shared/platform';

/** What a person may do, in a sentence, and where they may begin. */
interface FirstActs {
  may: string;
  acts: readonly { path: string; title: string; text: string }[];
}

/** The welcome by role. An act whose page no module serves is not offered. */
export const firstActs: Record<Role, FirstActs> = {
  owner: {
    may: 'You own this console: you may read and change everything, decide who else signs in, and put the company’s figures in place of the samples.',
    acts: [
      {
        path: '/dashboard/account/settings',
        title: 'Let colleagues in',
        text: 'They register on the sign-in page; you approve them here.',
      },
      {
        path: '/dashboard/clientList',
        title: 'Bring in your centers',
        text: 'One by one, or all of them from a CSV file.',
      },
      {
        path: '/dashboard/invoicing/new',
        title: 'Draft an invoice',
        text: 'A draft may be blank; issuing it gives its number.',
      },
      {
        path: '/dashboard/compliances/upcoming-dues',
        title: 'See what falls due',
        text: 'Returns, deposits and wages, each with its date.',
      },
    ],
  },
  staff: {
    may: 'You may read and change leads, clients, candidates, invoices and compliances. Staff accounts, releases and the figures below are the owner’s.',
    acts: [
      { path: '/dashboard/leads', title: 'Call back', text: 'Who left a number or a message on the website.' },
      {
        path: '/dashboard/instahires/manageCandidate',
        title: 'Follow candidates',
        text: 'From the application to the selection.',
      },
      { path: '/dashboard/clientList', title: 'Look up a center', text: 'Where it is, and whom to call there.' },
      {
        path: '/dashboard/compliances/upcoming-dues',
        title: 'See what falls due',
        text: 'Returns, deposits and wages, each with its date.',
      },
    ],
  },
};
