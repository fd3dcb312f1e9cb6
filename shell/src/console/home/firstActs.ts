import type { Role } from 'shared/platform';

/** What a person may do, in a sentence, and where they may begin in the shell’s own pages; modules add theirs. */
interface FirstActs {
  may: string;
  acts: readonly { path: string; title: string; text: string }[];
}

/** The welcome by role. */
export const firstActs: Record<Role, FirstActs> = {
  owner: {
    may: 'You own this console: you may read and change everything, decide who else signs in, and put the company’s figures in place of the samples.',
    acts: [
      {
        path: '/dashboard/account/settings',
        title: 'Let colleagues in',
        text: 'They register on the sign-in page; you approve them here.',
      },
    ],
  },
  staff: {
    may: 'What you may read and change follows from your role. Staff accounts, releases and the figures below are the owner’s.',
    acts: [],
  },
};
