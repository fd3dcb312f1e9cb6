import { type CallFilter, callFilters } from 'shared/domain/clients/leads/lead';
import { addDays, today } from 'shared/domain/dates/dates';
import { badInput } from '../../../core/errors';

function columnsOf(calls: CallFilter): Record<string, string> {
  const now = today();
  if (calls === 'due') return { 'nextCallOn.to': now };
  return calls === 'overdue' ? { 'nextCallOn.to': addDays(now, -1) } : { 'nextCallOn.from': addDays(now, 1) };
}

/** Translates the leads' filter `calls`, which depends on the current day, to the day of the next call. */
export function translateCalls({ calls, ...query }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (calls === undefined || calls === '') return query;
  const wanted = callFilters.find((known) => known === calls);
  if (!wanted) throw badInput([{ path: 'calls', msg: `The calls are one of ${callFilters.join(', ')}.` }]);
  return { ...query, ...columnsOf(wanted) };
}
