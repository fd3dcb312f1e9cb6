import { sql } from 'kysely';
import type { Migration } from './migration';

/** Renames a compliance module's card that now belongs to the shell, in people's home arrangements. */
const renamed = {
  'compliance.company': 'shell.company',
  'compliance.my-work': 'shell.my-work',
  'compliance.progress': 'shell.progress',
};

/** People who moved or hid the card of the home keep that, although it now belongs to the shell. */
export const homeCards: Migration = {
  name: '350-home-cards',
  async up(tx) {
    for (const [was, is] of Object.entries(renamed))
      await sql`update "preferences" set "value" = replace("value", ${JSON.stringify(was)}, ${JSON.stringify(is)}) where "key" = 'dashboard.cards'`.execute(
        tx,
      );
  },
};
