import type { Obligation } from 'shared/domain/compliance/obligation';
import { obligationStatuses } from 'shared/domain/compliance/obligation';
import { standingWords } from 'shared/domain/compliance/standingWords';
import { formatPeriod } from 'shared/domain/dates/period';
import { type Column, type Filter, formatDate } from 'shared/ui';
import { dueInWords } from './DueOn';
import { LastDay } from './LastDay';
import { costInWords, Standing } from './Standing';

/** The longer line of a two-line cell. */
const longer = (one: string, other: string): string => (other.length > one.length ? other : one);

type ObligationColumn = Column<Obligation>;

/** Width of the icon next to a moved date, less the width saved by the second line's smaller font, in px. */
const BESIDE_MOVED = 32 - 20;

/** The columns shared by GST, TDS and the other dues. */
export const obligationColumns = {
  period: { key: 'period', title: 'Period', sortable: true, text: ({ period }) => formatPeriod(period) },
  dueDate: {
    key: 'lastDay',
    title: 'Due date',
    kind: 'date',
    sortable: true,
    text: ({ lastDay, dueDate }) => dueInWords(lastDay, dueDate),
    beside: ({ lastDay, dueDate }) => (lastDay === dueDate ? 0 : BESIDE_MOVED),
    render: (row) => <LastDay {...row} />,
  },
  status: {
    key: 'status',
    title: 'Status',
    kind: 'status',
    sortable: true,
    tones: { Filed: 'good', Paid: 'good', Done: 'good', Pending: 'warn' },
  },
  standing: {
    key: 'computed:standing',
    title: 'Standing',
    kind: 'status',
    priority: 2,
    text: (row) => longer(standingWords[row.state][0], costInWords(row) ?? ''),
    render: (row) => <Standing {...row} />,
  },
  doneOn: { key: 'doneOn', title: 'Done on', kind: 'date', sortable: true, priority: 3 },
  reference: { key: 'reference', title: 'Reference', priority: 3 },
  source: {
    key: 'source',
    title: 'Source',
    priority: 3,
    text: ({ source, sourceCheckedOn }) =>
      source && `${source}; ${sourceCheckedOn === null ? 'not checked yet' : `checked ${formatDate(sourceCheckedOn)}`}`,
  },
} satisfies Record<string, ObligationColumn>;

/** Their shared filter. */
export const statusFilter: Filter = { name: 'status', label: 'Status', options: obligationStatuses, multiple: true };
