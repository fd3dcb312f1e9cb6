import { sql } from 'kysely';
import type { Migration } from './migration';

/** What was a card of the compliance module and is the shell's now, by its name in how people have arranged their home. */
const renamed = {
  'compliance.company': 'shell.company',
  'compliance.my-work': 'shell.my-work',
  'compliance.progress': 'shell.progress',
};

/** Who has moved or hidden a card of the home finds it so although it belongs to the shell now. */
export const homeCards: Migration = {
  name: '350-home-cards',
  async up(tx) {
    for (const [was, is] of Object.entries(renamed))
      await sql`update "preferences" set "value" = replace("value", ${JSON.stringify(was)}, ${JSON.stringify(is)}) where "key" = 'dashboard.cards'`.execute(
        tx,
      );
  },
};
