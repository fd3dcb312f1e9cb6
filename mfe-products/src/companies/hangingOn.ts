import type { CompanySummary } from 'shared/domain/clients/companies/companySummary';
import { api } from 'shared/platform';
import { formatCount, formatMoney } from 'shared/ui';

/** The count in words, as a list: `["3 centers"]`, empty for none. */
const some = (count: number, one: string, many: string) => (count === 0 ? [] : [formatCount(count, { one, many })]);

/** A sentence about a company's records at a path; undefined if there are none. Throws `ApiError`. */
export const hangingOn =
  (path: string) =>
  async ({ id }: { id: string }): Promise<string | undefined> => {
    const { centers, candidates, leads, vacancies, drafts, billed, outstanding } = await api.get<CompanySummary>(
      `${path}/${id}/summary`,
    );
    if (outstanding.count > 0)
      return `It owes ${formatMoney(outstanding.amountPaise)} on ${formatCount(outstanding.count, { one: 'invoice', many: 'invoices' })}, so it can’t be deleted yet.`;
    const belonging = [
      ...some(centers, 'center', 'centers'),
      ...some(billed.count + drafts, 'invoice', 'invoices'),
      ...some(candidates, 'candidate', 'candidates'),
      ...some(leads, 'lead', 'leads'),
      ...some(vacancies, 'vacancy', 'vacancies'),
    ];
    return belonging.length === 0 ? undefined : `These stay, without a company: ${belonging.join(', ')}.`;
  };
