import { addDays, today } from 'shared/domain/dates';
import { overdueAges, type ShownFilter, shownFilters } from 'shared/domain/invoiceStatus';
import { badInput } from '../core/errors';

function columnsOf(shown: ShownFilter): Record<string, string> {
  const now = today();
  if (shown === 'Outstanding') return { standing: 'Unpaid,Part paid' };
  if (shown === 'Issued') return { standing: 'Unpaid,Part paid,Paid,Credited' };
  const age = overdueAges.find((each) => each.shown === shown);
  if (age)
    return {
      ...(Number.isFinite(age.to) && { 'lateAfter.from': addDays(now, -age.to) }),
      'lateAfter.to': addDays(now, -age.from),
    };
  if (shown === 'Overdue') return { 'lateAfter.to': addDays(now, -1) };
  return shown === 'Unpaid' || shown === 'Part paid' ? { standing: shown, 'lateAfter.from': now } : { standing: shown };
}

/** Lets lists be filtered and sorted by `shown`, which changes with the day, in terms of the columns that don't. */
export function translateShown({ shown, ...query }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const wanted = shownFilters.find((known) => known === shown);
  if (shown && !wanted) throw badInput([{ path: 'shown', msg: `The status is one of ${shownFilters.join(', ')}.` }]);
  const sort = String(query.sort ?? '')
    .split(',')
    .map((key) => key.replace(/^(-?)shown$/, '$1standing'))
    .join(',');
  return { ...query, ...(sort !== '' && { sort }), ...(wanted && columnsOf(wanted)) };
}
