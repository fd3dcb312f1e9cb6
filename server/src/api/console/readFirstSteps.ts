import type { FirstStep } from 'shared/domain/console/home';
import { places } from 'shared/domain/console/places';
import { letterheadProblems } from 'shared/domain/letterhead/letterhead';
import type { Queries } from '../../db/tables';
import { centers } from '../clients/centers/centers';
import { companies } from '../clients/companies/companies';
import { currentLetterhead } from '../letterhead/letterhead';
import { wages } from '../pay/wages/wages';
import { employees } from '../people/employees/employees';
import type { Resource } from '../records/definition';
import { haveReal } from '../records/samplesIn';
import { placements } from '../work/placements/placements';

/** Lists whose first real record completes a step, with the page where it is entered. */
const lists: readonly { id: string; title: string; path: string; definition: Resource }[] = [
  {
    id: 'client',
    title: 'Add a client',
    path: places.clients(),
    definition: companies as Resource,
  },
  { id: 'center', title: 'Add a center', path: places.newCenter(), definition: centers as Resource },
  {
    id: 'employee',
    title: 'Add employees',
    definition: employees as Resource,
    path: places.employees(),
  },
  {
    id: 'placement',
    title: 'Place them at a center',
    path: places.placements(),
    definition: placements as Resource,
  },
];

const run = places.run();

/** Whether a real month of attendance was locked, and a real invoice issued. */
async function readDone(db: Queries): Promise<{ isLocked: boolean; isIssued: boolean }> {
  const locked = await db
    .selectFrom('every_attendance_months')
    .select('id')
    .where('state', '=', 'Locked')
    .executeTakeFirst();
  const issued = await db.selectFrom('real_invoices').select('id').where('issuedAt', 'is not', null).executeTakeFirst();
  return { isLocked: locked !== undefined, isIssued: issued !== undefined };
}

/** The first steps of a company in order, with blockers of issuing; empty once all are done. */
export async function readFirstSteps(db: Queries): Promise<FirstStep[]> {
  const blocks = letterheadProblems(await currentLetterhead(db)).map(({ msg }) => msg);
  const { isLocked, isIssued } = await readDone(db);
  const step = (id: string, title: string, path: string, isDone: boolean, own: string[] = []): FirstStep => ({
    id,
    title,
    path,
    isDone,
    blocks: isDone ? [] : own,
  });
  const steps = [step('details', 'Enter the company’s details', places.companyDetails(), blocks.length === 0, blocks)];
  const found: FirstStep[] = [];
  for (const { id, title, path, definition } of lists)
    found.push(step(id, title, path, await haveReal(db, [definition])));
  steps.push(
    step(
      'firm',
      'Import clients and people from Excel',
      places.bringIn(),
      found.some(({ isDone }) => isDone),
    ),
    ...found,
    step('attendance', 'Mark and lock a month of attendance', places.attendance(), isLocked),
    step('wages', 'Make the wages of a month', run, await haveReal(db, [wages as Resource])),
    step(
      'invoice',
      'Issue an invoice',
      run,
      isIssued,
      blocks.length > 0 ? ['Issuing waits for the company’s details.'] : [],
    ),
  );
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
