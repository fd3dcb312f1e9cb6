import { type Vacancy, vacancyInput } from 'shared/domain/people/vacancies/vacancy';

/** A stored vacancy for 60 people in Pune, with overrides. */
export const vacancyOf = (said: Partial<Vacancy> = {}): Vacancy => ({
  ...vacancyInput.parse({ title: 'Picker', city: 'Pune', people: 60, startsOn: '2026-10-31', payPaise: 1_640_000 }),
  slug: 'picker-pune-abcdef',
  stages: [{ status: 'Open', since: '2026-10-01T06:00:00.000Z' }],
  companyName: '',
  centerName: '',
  id: 'v1',
  version: 1,
  createdAt: '2026-10-01T06:00:00.000Z',
  updatedAt: '2026-10-01T06:00:00.000Z',
  ...said,
});
