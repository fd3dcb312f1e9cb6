import { releasedLaw } from 'shared/domain/law/releasedLaw';
import { openMigratedDatabase } from '../../../test/openTestDatabase';
import { insertRows } from '../insertRow';
import { filersAndDamages } from './760-filers-and-damages';

test('rows of before say who files, in which states, and what the damages are, as those of this release do', async () => {
  const opened = await openMigratedDatabase();
  const isOwn = ({ kind, value }: (typeof releasedLaw)[number]) =>
    kind === 'due-date' || (value.of === 'ESI contribution' && value.afterMonths === 0);
  const released = releasedLaw.filter(isOwn);
  const row = { version: 1, createdAt: '', updatedAt: '', deletedAt: null, search: '', name: '', checkedBy: '' };
  await insertRows(
    opened.db,
    'law_rows',
    released.map(
      ({ value: { filer: _filer, states: _states, damagesPercent: _damages, ...value }, ...own }, index) => ({
        ...{ ...row, ...own, id: String(index), checkedOn: null },
        value: JSON.stringify(value),
      }),
    ),
  );
  await opened.db.transaction().execute((tx) => filersAndDamages.up(tx));
  const stored = await opened.db.selectFrom('law_rows').select(['id', 'value']).execute();
  for (const { id, value } of stored)
    expect({ filer: '', states: [], ...JSON.parse(value) }).toEqual({
      ...{ filer: '', states: [] },
      ...released[Number(id)]?.value,
    });
  await opened.close();
});
