import { addDays, today } from 'shared/domain/dates/dates';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * The expiry of an applicant's link is stored with the candidate, where staff see and revoke it; existing links expire
 * half a year later.
 */
export const applicationLinksEnd: Migration = {
  name: '354-application-links-end',
  async up(tx) {
    await addColumns(tx, 'candidates', { linkEndsOn: 'text?' });
    const links = await tx.selectFrom('application_links').select('candidateId').execute();
    const ids = links.map(({ candidateId }) => candidateId);
    if (ids.length > 0)
      await tx
        .updateTable('candidates')
        .set({ linkEndsOn: addDays(today(), 180) })
        .where('id', 'in', ids)
        .execute();
    await tx.schema.alterTable('application_links').dropColumn('expiresAt').execute();
  },
};
