import { Input, Select } from 'antd';
import { Search } from 'lucide-react';
import { reportAreas } from 'shared/domain/compliance/complianceReport';
import { formatPeriod } from 'shared/domain/dates/period';
import { type Column, DataTable, NoMatchState, Pager, usePrinting } from 'shared/ui';
import { outcomeOf, outcomes, outcomeTones } from './outcome';
import styles from './ReportRows.module.css';
import type { ReportRecord } from './row';
import type { useRowsView } from './useRowsView';

const columns: readonly Column<ReportRecord>[] = [
  { key: 'title', title: 'Title', sortable: true },
  { key: 'area', title: 'Area', sortable: true },
  { key: 'period', title: 'Period', sortable: true, priority: 3, text: ({ period }) => formatPeriod(period) || '–' },
  {
    key: 'dueDate',
    title: 'Due date',
    kind: 'date',
    sortable: true,
    value: ({ dueDate, extendedTo }) => extendedTo ?? dueDate,
  },
  { key: 'state', title: 'Outcome', kind: 'status', value: outcomeOf, tones: outcomeTones },
  { key: 'doneOn', title: 'Done on', kind: 'date', sortable: true, priority: 2 },
  {
    key: 'amount',
    title: 'Amount',
    kind: 'money',
    sortable: true,
    priority: 2,
    value: ({ amount }) => (amount === 0 ? null : Math.round(amount * 100)),
  },
];

/** The report's rows: search, filters, sorting and pages. */
export function ReportRows({ view }: { view: ReturnType<typeof useRowsView> }) {
  const isPrinting = usePrinting();
  return (
    <section className={styles.rows} aria-label="Rows of the report">
      <div className={styles.toolbar} role="search" aria-label="Rows of the report">
        <Input
          className={styles.search}
          aria-label="Search the report"
          placeholder="Title, period or reference"
          allowClear
          prefix={<Search />}
          value={view.q}
          onChange={({ target }) => view.set({ q: target.value })}
        />
        <Select
          aria-label="Area"
          className={styles.choice}
          placeholder="Area"
          allowClear
          value={view.area || undefined}
          onChange={(area?: string) => view.set({ area: area ?? '' })}
          options={reportAreas.map((value) => ({ value, label: value }))}
        />
        <Select
          aria-label="Outcome"
          className={styles.choice}
          placeholder="Outcome"
          allowClear
          value={view.outcome || undefined}
          onChange={(outcome?: string) => view.set({ outcome: outcome ?? '' })}
          options={outcomes.map((value) => ({ value, label: value }))}
        />
      </div>
      {view.found.length === 0 ? (
        <NoMatchState title="No rows match" onClear={view.clear} />
      ) : (
        <>
          <DataTable
            label="Rows of the report"
            columns={columns}
            rows={isPrinting ? view.records : view.shown}
            rowTitle={({ title }) => title}
            sort={view.sort}
            onSort={(sort) => view.set({ sort })}
          />
          <Pager
            kind="sizes"
            page={view.page}
            size={view.size}
            total={view.found.length}
            onChange={(page, size) => view.set({ page, size })}
          />
        </>
      )}
    </section>
  );
}
