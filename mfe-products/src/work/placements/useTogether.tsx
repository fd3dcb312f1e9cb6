import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_TOGETHER } from 'shared/domain/records/together';
import type { Placement } from 'shared/domain/work/placements/placement';
import type { TogetherAnswer } from 'shared/domain/work/placements/placementsTogether';
import { api, notify, refresh } from 'shared/platform';
import { attempt, type BulkAction, formatCount, useTogether as useActTogether } from 'shared/ui';
import { REVISIONS_PAGE } from './paths';
import { placements } from './resource';
import { type PlacementAct, togetherActs } from './togetherActs';

const PERSON = { one: 'person', many: 'people' };
const LIMIT_MS = 120_000;

/** Undoes the action; reports placements that can't be undone, with the reason. */
async function takeBack(done: readonly TogetherAnswer[], nameOf: (id: string) => string): Promise<void> {
  const kept: { id: string; reason: string }[] = [];
  await attempt('This could not be taken back', async () => {
    for (let from = 0; from < done.length; from += MOST_TOGETHER)
      kept.push(
        ...(await api.post<typeof kept>(
          'placements/together/undo',
          { done: done.slice(from, from + MOST_TOGETHER) },
          { timeoutMs: LIMIT_MS },
        )),
      );
    const names = kept.map(({ id, reason }) => `${nameOf(id)}: ${reason}`);
    if (kept.length === 0) notify.success(`${formatCount(done.length, PERSON)} taken back`);
    else notify.info(`${formatCount(kept.length, PERSON)} not taken back. ${names.join(' ')}`);
  });
  await refresh(placements.path);
}

/** Bulk actions on chosen placements: some ask in a dialog, new terms open the revisions page. Render `dialog` once. */
export function useTogether(): { bulkActions: BulkAction<Placement>[]; dialog: ReactNode } {
  const navigate = useNavigate();
  const { ask, dialog } = useActTogether();
  const askFor = (act: PlacementAct, rows: readonly Placement[]) => {
    const { kind, title, fields, schema, initial, done: word } = act;
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.employeeName || 'Somebody';
    return ask<TogetherAnswer>({
      path: 'placements/together',
      title: `${title}: ${formatCount(rows.length, placements.name)}`,
      rows: rows.map(({ id }) => ({ id, name: nameOf(id) })),
      asks: { fields, schema, initial },
      body: (asked) => ({ act: { ...asked, kind } }),
      choices: [
        {
          label: (count) => `${title}: ${formatCount(count, PERSON)}`,
          done: async (done) => {
            await refresh(placements.path, 'employees', 'vacancies');
            if (done.length > 0)
              notify.success(`${formatCount(done.length, PERSON)} ${word}`, { undo: () => takeBack(done, nameOf) });
          },
        },
      ],
    });
  };
  return {
    bulkActions: [
      ...togetherActs.map((act) => ({
        label: act.title,
        right: 'placements:write',
        icon: act.icon,
        onClick: (rows: readonly Placement[]) => askFor(act, rows),
      })),
      {
        label: 'Change terms',
        right: 'placements:write',
        icon: <IndianRupee />,
        onClick: (rows) => navigate(REVISIONS_PAGE, { state: { placementIds: rows.map(({ id }) => id) } }),
      },
    ],
    dialog,
  };
}
