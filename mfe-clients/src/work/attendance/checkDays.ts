import { formatDate } from 'shared/domain/dates/dates';
import type { BatchAnswer } from 'shared/domain/work/attendance/mark';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { api } from 'shared/platform';
import { type DayChange, newMarks } from './newMarks';

/** The maximum number of marks in one request. */
const MOST = 2_000;

/** Asks the server which days it would refuse, each with its sentence; stores nothing. Throws `ApiError`. */
export async function checkDays(
  centerId: string,
  month: string,
  people: readonly SheetPerson[],
  changes: readonly DayChange[],
): Promise<Map<DayChange, string>> {
  const refused = new Map<DayChange, string>();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (let from = 0; from < changes.length; from += MOST) {
    const some = changes.slice(from, from + MOST);
    const marks = newMarks(month, some, 0);
    const { results } = await api.post<BatchAnswer>(`attendance/${encodeURIComponent(centerId)}/${month}/check`, {
      sentAt: new Date().toISOString(),
      marks,
    });
    const said = new Map(results.map((each) => [each.id, each]));
    for (const [place, change] of some.entries()) {
      const { id = '', day = '' } = marks[place] ?? {};
      const { result, message } = said.get(id) ?? {};
      if (result === 'refused')
        refused.set(change, `${names.get(change.employeeId)}, ${formatDate(day)}: ${message ?? ''}`);
    }
  }
  return refused;
}
