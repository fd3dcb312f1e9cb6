import type { Reach } from 'shared/domain/accounts/reach';
import { formatDate } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Queries } from '../../../db/tables';
import { readTogether, type Together } from '../../records/changes/readTogether';

/** A placement that is about to change. */
interface PeriodChange extends Together<PeriodChange> {
  db: Queries;
  /** `id` of a placement that is stored already. */
  before?: { id: string };
  after: { employeeId: string; startsOn: string; endsOn: string | null };
  /** Whose clients alone are named. By default all. */
  reach?: Reach | undefined;
}

/** When people are placed and where, by their ids, in order. */
async function readPlaces(db: Queries, employeeIds: readonly string[]) {
  const rows = await db
    .selectFrom('live_placements as placements')
    .leftJoin('every_centers as centers', 'centers.id', 'placements.centerId')
    .select(['placements.id', 'employeeId', 'startsOn', 'endsOn', 'centerId', 'placements.companyId'])
    .select(['client_name', 'city'])
    .where('employeeId', 'in', ['', ...new Set(employeeIds)])
    .orderBy('startsOn')
    .execute();
  return groupBy(rows, ({ employeeId }) => employeeId);
}

type Places = Awaited<ReturnType<typeof readPlaces>>;

/** The places of all who are placed together. */
const placesTogether = async (changes: readonly PeriodChange[]): Promise<Places> => {
  const [first] = changes;
  const ids = changes.map(({ after }) => after.employeeId);
  return first ? readPlaces(first.db, ids) : new Map();
};

/**
 * Why somebody can't be placed for a time, because they work elsewhere then; undefined when they don't. `employeeId` is
 * who is placed, by default the one that the change names. Call it once those who are placed are locked.
 */
export async function overlap(change: PeriodChange, employeeId = change.after.employeeId): Promise<string | undefined> {
  const { db, before, after, reach } = change;
  const places =
    employeeId === after.employeeId ? await readTogether(change, placesTogether) : await readPlaces(db, [employeeId]);
  const other = places
    .get(employeeId)
    ?.find(
      ({ id, startsOn, endsOn }) =>
        id !== before?.id &&
        (after.endsOn === null || startsOn <= after.endsOn) &&
        (endsOn === null || endsOn >= after.startsOn),
    );
  if (!other) return undefined;
  const isKnown = !reach || reach.centers.includes(other.centerId) || reach.companies.includes(other.companyId);
  const place = isKnown ? [other.client_name, other.city].filter(Boolean).join(', ') : '';
  const where = place || 'another center';
  const until = other.endsOn === null ? 'with no last day' : `to ${formatDate(other.endsOn)}`;
  return `This person is placed at ${where} from ${formatDate(other.startsOn)} ${until}. End that placement first, or choose other days.`;
}
