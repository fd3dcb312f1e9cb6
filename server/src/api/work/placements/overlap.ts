import type { Reach } from 'shared/domain/accounts/reach';
import { formatDate } from 'shared/domain/dates/dates';
import type { Queries } from '../../../db/tables';

/** When somebody works somewhere; `id` of a placement that is stored already. */
interface Period {
  id?: string | undefined;
  employeeId: string;
  startsOn: string;
  endsOn: string | null;
}

/** Why somebody can't be placed for a time, because they work elsewhere then; undefined when they don't. `reach` is whose clients alone are named. */
export async function overlap(
  db: Queries,
  { id, employeeId, startsOn, endsOn }: Period,
  reach: Reach | undefined,
): Promise<string | undefined> {
  const other = await db
    .selectFrom('live_placements as placements')
    .leftJoin('every_centers as centers', 'centers.id', 'placements.centerId')
    .select(['startsOn', 'endsOn', 'centerId', 'placements.companyId', 'client_name', 'city'])
    .where('employeeId', '=', employeeId)
    .$if(id !== undefined, (query) => query.where('placements.id', '<>', id ?? ''))
    .$if(endsOn !== null, (query) => query.where('startsOn', '<=', endsOn ?? ''))
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', startsOn)]))
    .orderBy('startsOn')
    .executeTakeFirst();
  if (!other) return undefined;
  const isKnown = !reach || reach.centers.includes(other.centerId) || reach.companies.includes(other.companyId);
  const place = isKnown ? [other.client_name, other.city].filter(Boolean).join(', ') : '';
  const where = place || 'another center';
  const until = other.endsOn === null ? 'with no last day' : `to ${formatDate(other.endsOn)}`;
  return `This person is placed at ${where} from ${formatDate(other.startsOn)} ${until}. End that placement first, or choose other days.`;
}
