import { companyFiler, companyState } from 'shared/domain/companyTax';
import type { DueSettings } from 'shared/domain/complianceAnswers';
import type { DueOptions } from 'shared/domain/dueDates';
import { defaultDueSettings } from 'shared/domain/dueSettings';
import type { Queries } from '../../db/tables';

const KEY = 'compliance:settings';

/** Which rules apply to the company until its settings say otherwise: those of how it files GST and of its state, by default Jharkhand. */
export const dueOptions: DueOptions = { filer: companyFiler, state: companyState || undefined };

/** What was settled of which rules apply. */
export async function readDueSettings(db: Queries): Promise<DueSettings> {
  const row = await db.selectFrom('marks').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? (JSON.parse(row.value) as DueSettings) : defaultDueSettings;
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
  return { ...dueOptions, settings: await readDueSettings(db) };
}
