import { companyFiler, companyState } from 'shared/domain/companyTax';
import type { DueSettings } from 'shared/domain/complianceAnswers';
import type { DueOptions } from 'shared/domain/dueDates';
import { defaultDueSettings } from 'shared/domain/dueSettings';
import { supplierStateOf } from 'shared/domain/letterhead';
import type { Queries } from '../../db/tables';

const KEY = 'compliance:settings';

/** Which rules apply to the company until its settings say otherwise: those of how it files GST and of its state, by default Jharkhand. */
export const dueOptions: DueOptions = { filer: companyFiler, state: companyState || undefined };

/** The GST state code of the registration: that of the letterhead's GSTIN, else of its address; of `company.json` while neither is known. */
async function registrationState(db: Queries): Promise<string> {
  const row = await db
    .selectFrom('letterhead')
    .select(['gstin', 'state'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return (row && supplierStateOf(row)) || companyState;
}

/** What was settled of which rules apply; until then people work in the state of the registration. */
export async function readDueSettings(db: Queries): Promise<DueSettings> {
  const row = await db.selectFrom('marks').select('value').where('key', '=', KEY).executeTakeFirst();
  if (row) return JSON.parse(row.value) as DueSettings;
  return { ...defaultDueSettings, workStates: [(await registrationState(db)) || '20'] };
}

/** Settles which rules apply. */
export async function writeDueSettings(db: Queries, settings: DueSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('marks')
    .values({ key: KEY, value })
    .onConflict((existing) => existing.column('key').doUpdateSet({ value }))
    .execute();
}

/** Which rules apply to the company. */
export async function readDueOptions(db: Queries): Promise<DueOptions> {
  return { ...dueOptions, state: (await registrationState(db)) || undefined, settings: await readDueSettings(db) };
}
