import type { StoredRevision } from 'shared/domain/work/revisions/revision';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { scopeToClient } from '../../records/scopeToClient';
import { placements } from '../placements/placements';

/** How many of the newest are shown. */
const SHOWN = 50;

/** The revisions whose placements are all within reach, the newest first; or a single one. */
export async function readRevisions(
  db: Queries,
  account: Pick<GrantedAccount, 'reach'> | null,
  id?: string,
): Promise<StoredRevision[]> {
  const { within } = scopeToClient(placements, account);
  const rows = await db
    .selectFrom('placement_revisions')
    .selectAll('placement_revisions')
    .select((select) =>
      select
        .selectFrom('placement_revision_rows')
        .select(({ fn }) => fn.countAll().as('n'))
        .whereRef('revisionId', '=', 'placement_revisions.id')
        .as('people'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where((eb) =>
      within === undefined
        ? eb.val(1).$castTo<boolean>()
        : eb(
            'id',
            'not in',
            eb
              .selectFrom('placement_revision_rows')
              .select('revisionId')
              .where(
                'placementId',
                'not in',
                eb.selectFrom('every_placements as placements').select('id').where(within),
              ),
          ),
    )
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }));
}
