import { doableFrom } from 'shared/domain/compliance/doableFrom';
import { doneOnProblem } from 'shared/domain/compliance/doneOn';
import { dueRules } from 'shared/domain/compliance/dueRules';
import { lateCostOf } from 'shared/domain/compliance/lateCost';
import {
  type ObligationInput,
  obligationInput,
  obligationRecord,
  type StoredObligation,
} from 'shared/domain/compliance/obligation';
import { lastDayFor } from 'shared/domain/compliance/obligationState';
import { standingOf } from 'shared/domain/compliance/standing';
import { standingWords } from 'shared/domain/compliance/standingWords';
import { formatDate, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { lawValues } from 'shared/domain/law/lawValues';
import { badInput } from '../../core/errors';
import { refuseBeforeCredits } from '../duties/annualReturns';
import { unfiledProblem } from '../duties/filedReturns';
import { readRates } from '../law/readLaw';
import { chosenRegistration, currentRegistration } from '../letterhead/registrations';
import { keepFiled } from '../money/returns/keepFiled';
import { followNotices } from '../notifications/followNotices';
import { readOwedDeposits } from '../pay/wages/readOwedDeposits';
import { defineResource } from '../records/defineResource';
import type { Change } from '../records/definition';
import { amountCell, csvFields } from '../records/lists/csvCells';
import { dueDatesCheckedOn } from './dueOptions';
import { keepYear } from './keepYear';
import { keptYears } from './keptYears';
import { obligationSamples } from './obligationSamples';

/** A generated row's values from the rules, which people can't edit. */
const fromTheRules = [
  'area',
  'title',
  'period',
  'returnType',
  'quarter',
  'type',
  'dueDate',
  'financialYear',
  'registration',
] as const;

type ObligationChange = Change<StoredObligation, ObligationInput>;

/** The registration of a row: a GST row's own, by default the letterhead's; none for other rows. */
const registrationOf = async ({ after, db }: ObligationChange): Promise<string> =>
  after.area === 'gst' ? after.registration || currentRegistration(db) : '';

const isByStaff = (change: ObligationChange) => change.actor.id !== '';

/** Whether a filing or payment, or its date, is recorded again. */
const isMarkedAnew = ({ before, after }: ObligationChange) =>
  (['status', 'doneOn', 'period', 'type', 'returnType', 'registration'] as const).some(
    (field) => before?.[field] !== after[field],
  );

function refuseWrongDates(change: ObligationChange): void {
  const { before, after } = change;
  const { status, doneOn, dueDate, extendedTo } = after;
  const problem =
    status === 'Pending' || doneOn === null || !isMarkedAnew(change)
      ? undefined
      : doneOnProblem(
          { ...after, doableFrom: doableFrom({ ...after, ruleId: before?.ruleId ?? '' }) },
          doneOn,
          today(),
        );
  if (problem !== undefined) throw badInput([{ path: 'doneOn', msg: problem }]);
  if (extendedTo !== null && extendedTo <= dueDate && extendedTo !== before?.extendedTo) {
    throw badInput([
      { path: 'extendedTo', msg: `The extended date must be after the due date, ${formatDate(dueDate)}.` },
    ]);
  }
}

function refuseAgainstTheRules({ before, after }: ObligationChange): void {
  if (!before || before.ruleId === '') return;
  const changed = fromTheRules.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const source = before.ruleId.startsWith('row:')
    ? 'This row repeats one that was added by hand. Change that one.'
    : 'This comes from the due-date rules.';
  throw badInput(changed.map((path) => ({ path, msg: `${source} Extend the row’s due date instead.` })));
}

/**
 * GST returns, TDS and every other due: generated from the rule table, or added by hand. `lastDay` is the due date, the
 * working day after it (`movedTo`) or the extended one; `tracked` is false for what fell due before the company's
 * records begin; `state` is the row's state today, `doableFrom` the first day on which it can be filed or paid.
 */
export const obligations = defineResource({
  path: 'obligations',
  title: 'due',
  input: obligationInput,
  record: obligationRecord,
  derived: ['state', 'doableFrom', 'late', 'source', 'sourceCheckedOn', 'owedPaise'],
  named: ['title'],
  excludeFromHistory: ['ruleId', 'tracked', 'lastDay', 'registration'],
  current: { column: 'status', values: ['Pending'] },
  inSearch: (row, column) => (column === 'status' ? standingWords[standingOf(row, today())][0] : undefined),
  search: ['title', 'period', 'returnType', 'type', 'challan', 'reference', 'note'],
  order: '-status,lastDay',
  csv: {
    ...csvFields({
      Title: 'title',
      Period: 'period',
      'Return type': 'returnType',
      Quarter: 'quarter',
      Type: 'type',
      Challan: 'challan',
      'Due date': 'dueDate',
      'Extended to': 'extendedTo',
      Status: 'status',
      Standing: 'state',
      'Done on': 'doneOn',
      Reference: 'reference',
      Source: 'source',
    }),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    'Late fee': ({ late }) => amountCell(late?.feePaise ?? 0),
    Interest: ({ late }) => amountCell(late?.interestPaise ?? 0),
    Note: ({ note }) => note,
  },
  prepare: async (change) => {
    const { after } = change;
    return {
      movedTo: after.movedTo ?? null,
      registration: await registrationOf(change),
      lastDay: lastDayFor(after),
      tracked: after.tracked ?? true,
      financialYear: after.financialYear || financialYearOf(after.dueDate),
      ...(after.status === 'Pending' ? { doneOn: null } : {}),
      ...(isByStaff(change) ? { ruleId: change.before?.ruleId ?? '' } : {}),
    };
  },
  refuse: async (change) => {
    const { operation, before, after, db } = change;
    if (!isByStaff(change)) return undefined;
    if (operation === 'create' || before?.registration !== after.registration)
      await chosenRegistration(db, after.registration);
    if (operation === 'restore' || (operation !== 'delete' && isMarkedAnew(change)))
      await refuseBeforeCredits(db, { ...after, registration: await registrationOf(change) });
    if (operation === 'restore') return undefined;
    if (operation !== 'delete') {
      refuseWrongDates(change);
      refuseAgainstTheRules(change);
    }
    return (
      before &&
      (await unfiledProblem(
        db,
        before,
        operation === 'delete' ? undefined : { ...after, registration: await registrationOf(change) },
      ))
    );
  },
  after: async (change) => {
    const { operation, before, after, actor, db } = change;
    const open = ({ status, lastDay }: StoredObligation) =>
      status === 'Pending' ? `due/${after.id}/${lastDay}` : undefined;
    await followNotices(change, open, `due/${after.id}`);
    if (actor.id === '') return;
    await keepFiled(db, operation === 'restore' ? undefined : before, operation === 'delete' ? undefined : after);
    if (after.ruleId === 'agm' && before?.doneOn !== after.doneOn)
      await keepYear(db, obligations, after.financialYear, today());
    if (after.ruleId === '' && (after.repeats !== '' || (before?.repeats ?? '') !== ''))
      for (const year of keptYears(today())) await keepYear(db, obligations, year, today());
  },
  derive: async (records, db) => {
    const rates = await readRates(db, 'late', lawValues.late);
    const sourceCheckedOn = await dueDatesCheckedOn(db);
    const pending = records.filter(({ status, isSample }) => status === 'Pending' && isSample !== true);
    const owed = await readOwedDeposits(db, pending);
    return records.map((record) => ({
      ...record,
      state: standingOf(record, today()),
      doableFrom: doableFrom(record),
      late: lateCostOf(record, rates, today()),
      source: dueRules.find(({ id }) => id === record.ruleId)?.source ?? '',
      sourceCheckedOn,
      owedPaise: (record.status === 'Pending' && record.isSample !== true && owed(record)) || null,
    }));
  },
  // Dues before the first day belong to nobody; the sample company never paid them.
  withoutSample: () => ({
    status: 'Pending' as const,
    doneOn: null,
    reference: '',
    challan: '',
    amountPaise: 0,
    tracked: false,
  }),
  seed: () => obligationSamples(today()),
});
