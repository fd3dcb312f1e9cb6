import type { FastifyRequest } from 'fastify';
import { addDays, today } from 'shared/domain/dates';
import { type ShownInvoiceStatus, shownInvoiceStatuses } from 'shared/domain/invoiceStatus';
import { badInput } from '../errors';

/** What `?shown=` takes: what the list shows of an invoice, or everything that is still owed. */
export const shownFilters = [...shownInvoiceStatuses, 'Outstanding'] as const;

function columnsOf(shown: ShownInvoiceStatus | 'Outstanding'): Record<string, string> {
  const now = today();
  if (shown === 'Outstanding') return { standing: 'Unpaid,Part paid' };
  if (shown === 'Overdue') return { 'lateAfter.to': addDays(now, -1) };
  return shown === 'Unpaid' || shown === 'Part paid' ? { standing: shown, 'lateAfter.from': now } : { standing: shown };
}

/** Lets lists be filtered and sorted by `shown`, which changes with the day, in terms of the columns that don't. */
export async function shownFilter(request: FastifyRequest): Promise<void> {
  const { shown, ...query } = request.query as Record<string, string>;
  const wanted = shownFilters.find((known) => known === shown);
  if (shown && !wanted) throw badInput([{ path: 'shown', msg: `The status is one of ${shownFilters.join(', ')}.` }]);
  const sort = query.sort && String(query.sort).split(',').map((key) => key.replace(/^(-?)shown$/, '$1standing')).join(',');
  request.query = { ...query, ...(sort && { sort }), ...(wanted && columnsOf(wanted)) };
}
