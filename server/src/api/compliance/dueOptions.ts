import { companyFiler, companyState } from 'shared/domain/compliance/companyTax';
import type { DueSettings } from 'shared/domain/compliance/complianceAnswers';
import { type DueOptions, type GeneratedObligation, obligationsOf } from 'shared/domain/compliance/dueDates';
import { defaultDueSettings } from 'shared/domain/compliance/dueSettings';
import { type FinancialYear, financialYearBounds } from 'shared/domain/dates/financialYear';
import { periodBounds } from 'shared/domain/dates/period';
import { limitOn } from 'shared/domain/law/limitOn';
import { turnoverAbove } from 'shared/domain/letterhead/letterhead';
import type { Registration } from 'shared/domain/letterhead/registration';
import { stateOfGstin } from 'shared/domain/records/gstin';
import type { Queries } from '../../db/tables';
import { readDocumentLaw, readDueRules } from '../law/readLaw';
import { homeState } from '../letterhead/homeState';
import { currentLetterhead } from '../letterhead/letterhead';
import { currentRegistration, readRegistrations } from '../letterhead/registrations';

const KEY = 'compliance:settings';

/** The default rules for the company: those of its GST filing and of its state, by default Jharkhand. */
export const dueOptions: DueOptions = { filer: companyFiler, state: companyState || undefined };

async function filingsOf(db: Queries, gstin: string): Promise<DueSettings['filings'] | undefined> {
  const row = await db.selectFrom('registrations').select('filings').where('gstin', '=', gstin).executeTakeFirst();
  return row?.filings ? (JSON.parse(row.filings) as DueSettings['filings']) : undefined;
}

async function readSettled(db: Queries): Promise<DueSettings | undefined> {
  const row = await db.selectFrom('marks').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && { ...defaultDueSettings, ...(JSON.parse(row.value) as Partial<DueSettings>) };
}

/** The day on which somebody last compared all due dates with their sources; null if nobody has. */
export const dueDatesCheckedOn = async (db: Queries): Promise<string | null> =>
  (await readSettled(db))?.checkedOn ?? null;

/**
 * Settings that decide which rules apply and how a registration files; by default, the work state is the letterhead's.
 */
export async function readDueSettings(db: Queries, registration: string): Promise<DueSettings> {
  const settled = (await readSettled(db)) ?? {
    ...defaultDueSettings,
    workStates: [(await homeState(db)) || '20'],
  };
  const { filings } = registration === '' ? settled : defaultDueSettings;
  return { ...settled, filings: (await filingsOf(db, registration)) ?? filings };
}

/** Saves which rules apply, and how a registration files. */
export async function writeDueSettings(db: Queries, registration: string, settings: DueSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('marks')
    .values({ key: KEY, value })
    .onConflict((existing) => existing.column('key').doUpdateSet({ value }))
    .execute();
  const filings = JSON.stringify(settings.filings);
  await db.updateTable('registrations').set({ filings }).where('gstin', '=', registration).execute();
}

/** A row to store, and its registration; empty for anything but a GST return. */
export type RegisteredObligation = GeneratedObligation & { registration: string };

/**
 * The returns of a registration, for the periods in which a letterhead had it. They name it, unless it is the `only`
 * current one.
 */
async function returnsOf(
  db: Queries,
  year: FinancialYear,
  { gstin, since, until }: Registration,
  { only, ...options }: DueOptions & { only: string | undefined },
): Promise<RegisteredObligation[]> {
  const state = gstin === '' ? options.state : stateOfGstin(gstin);
  const settings = await readDueSettings(db, gstin);
  const { turnover } = await currentLetterhead(db, gstin);
  const { limit } = await readDocumentLaw(db);
  const isAudited =
    turnoverAbove(turnover) >= limitOn('Turnover without a GSTR-9C', financialYearBounds(year).to, limit);
  const switched = { ...(isAudited && { gstr9c: true }), ...settings.switched };
  return obligationsOf(year, { ...options, state, settings: { ...settings, switched } })
    .filter(({ area, period }) => {
      if (area !== 'gst') return false;
      const bounds = periodBounds(period);
      return bounds === undefined || (bounds.to >= since && (until === null || bounds.from <= until));
    })
    .map((row) => ({ ...row, title: gstin === only ? row.title : `${row.title}, ${gstin}`, registration: gstin }));
}

/** All rule-generated rows for a financial year: the returns of each registration, and the rest once. */
export async function duesOf(
  db: Queries,
  year: FinancialYear,
  facts: Pick<DueOptions, 'isHoliday' | 'doneOn'>,
): Promise<RegisteredObligation[]> {
  const registrations = await readRegistrations(db);
  const current = await currentRegistration(db);
  const state = (await homeState(db)) || undefined;
  const rules = await readDueRules(db);
  const options = { ...dueOptions, ...facts, rules, state, settings: await readDueSettings(db, current) };
  const rows = obligationsOf(year, options)
    .filter(({ area }) => area !== 'gst')
    .map((row) => ({ ...row, registration: '' }));
  const open = registrations.filter(({ until }) => until === null);
  const only = open.length === 1 ? open[0]?.gstin : undefined;
  for (const each of registrations) rows.push(...(await returnsOf(db, year, each, { ...options, only })));
  return rows;
}
