import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { Queries } from '../../../db/tables';

const columns = [
  ...(['slug', 'title', 'city', 'state', 'employment', 'people', 'filled', 'startsOn', 'shift'] as const),
  ...(['payPaise', 'payPer', 'skills', 'minAge', 'description', 'createdAt'] as const),
];

/** A vacancy on the site: without the client and the billing. */
export type PublicVacancy = Pick<Vacancy, (typeof columns)[number]>;

/** Limit of vacancies listed. */
const LISTED = 1000;

/** The vacancies on the site: public and open for applications. */
const published = (db: Queries) =>
  db.selectFrom('real_vacancies').where('isPublic', '=', 1).where('status', 'in', ['Open', 'Part filled']);

/** The public vacancies that take applications, by city and role. */
export async function publicVacancies(db: Queries): Promise<PublicVacancy[]> {
  const rows = await published(db)
    .select(columns)
    .orderBy('city')
    .orderBy('title')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({
    ...row,
    people: Number(row.people),
    filled: Number(row.filled),
    payPaise: Number(row.payPaise),
    minAge: Number(row.minAge),
    skills: JSON.parse(row.skills) as string[],
  }));
}

/** The public vacancy at an address that accepts applications: its id and the fields a candidate gets from it. */
export const openVacancy = (db: Queries, slug: string) =>
  published(db).select(['id', 'title', 'companyId']).where('slug', '=', slug).executeTakeFirst();

/** Whether the site ever showed a vacancy at this address. */
export async function wasPublished(db: Queries, slug: string): Promise<boolean> {
  const told = db.selectFrom('every_vacancies').select('id').where('isPublic', '=', 1).where('isSample', '=', 0);
  return (await told.where('slug', '=', slug).executeTakeFirst()) !== undefined;
}
