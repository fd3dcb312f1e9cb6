import { z } from 'zod';
import { type IssuedSeries, issuedNatures } from '../issuedSeries';
import { fieldsOf, first, groups, kinds, list, num, object } from '../portalFields';

const natureOf = (type: IssuedSeries['type']) => issuedNatures.find((nature) => nature.type === type);
const nature = {
  schema: z.int(),
  json: (type: IssuedSeries['type']) => natureOf(type)?.code ?? 0,
  cell: (type: IssuedSeries['type']) => natureOf(type)?.title,
};

const field = fieldsOf<IssuedSeries>();
const doc_num = field('Nature of document', nature, ({ type }) => type);
const series = {
  from: field('Sr. No. from', kinds.number, ({ first: from }) => from),
  to: field('Sr. No. to', kinds.number, ({ last }) => last),
  totnum: field('Total number', kinds.count, ({ total }) => total),
  cancel: field('Cancelled', kinds.count, ({ cancelled }) => cancelled),
  net_issue: field('Net issued', kinds.count, ({ total, cancelled }) => total - cancelled),
};

/** Table 13, the numbers issued: the portal's `doc_issue`. */
export const docIssue = object({
  doc_det: groups(doc_num, { doc_num: first(doc_num), docs: list({ num, ...series }) }),
});

/** The columns of its lines. */
export const seriesColumns = [doc_num, ...Object.values(series)];
