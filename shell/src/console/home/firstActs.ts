import type { Role } from 'shared/platform';

/** A sentence about a person's rights, with links to the shell’s own pages; modules add theirs. */
interface FirstActs {
  may: string;
  acts: readonly { path: string; title: string; text: string }[];
}

/** The welcome text by role. */
export const firstActs: Record<Role, FirstActs> = {
  owner: {
    may: 'You own this console: you can see and change everything and decide who else can sign in.',
    acts: [
      {
        path: '/dashboard/account/settings#invitations',
        title: 'Invite colleagues',
        text: 'Invite them by a link, or approve those who register on the sign-in page.',
      },
    ],
  },
  staff: {
    may: 'Your role decides what you can see and edit. Staff accounts, releases and the figures below belong to the owner.',
    acts: [],
  },
};
