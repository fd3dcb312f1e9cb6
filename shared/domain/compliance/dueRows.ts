import type { EffectiveDated } from '../dates/effectiveDated';
import type { LawValue } from '../law/lawValues';
import type { DueRule, DueVersion } from './dueRule';
import { dueRules } from './dueRules';

/** When something falls due, from a day on. */
type DueRow = LawValue<'due-date'> & EffectiveDated;

const rowOf = (rule: DueRule, { from, title, returnType = '', filer, states = [], due }: DueVersion): DueRow => {
  const [otherMonth = '', other = { monthsAfter: 0, day: 0 }] = Object.entries(due.exceptions ?? {})[0] ?? [];
  return {
    from,
    source: rule.source,
    of: rule.id,
    title,
    returnType,
    monthsAfter: due.monthsAfter,
    day: due.day,
    otherMonth,
    otherMonthsAfter: other.monthsAfter,
    otherDay: other.day,
    filer: filer ?? '',
    states: [...states],
  };
};

/** The due dates as currently known. */
export const releasedDueRows: readonly DueRow[] = dueRules.flatMap((rule) =>
  rule.versions.map((version) => rowOf(rule, version)),
);

const versionOf = (rule: DueRule, row: DueRow): DueVersion => {
  const after = rule.versions.find(({ due }) => due.after)?.due.after;
  const other = { monthsAfter: row.otherMonthsAfter, day: row.otherDay };
  return {
    from: row.from,
    source: row.source,
    title: row.title,
    returnType: row.returnType,
    ...(row.filer !== '' && { filer: row.filer }),
    ...(row.states.length > 0 && { states: row.states }),
    due: {
      monthsAfter: row.monthsAfter,
      day: row.day,
      ...(row.otherMonth !== '' && { exceptions: { [row.otherMonth]: other } }),
      ...(after && { after }),
    },
  };
};

/** The rules with the due dates from the rows; a rule without a row has this release's. */
export function dueRulesBy(rows: readonly DueRow[]): DueRule[] {
  return dueRules.map((rule) => {
    const own = rows.filter(({ of }) => of === rule.id);
    return own.length === 0 ? rule : { ...rule, versions: own.map((row) => versionOf(rule, row)) };
  });
}
