import { addDays, today } from 'shared/domain/dates/dates';
import type { RateUnit } from 'shared/domain/people/vacancies/vacancy';
import { type SampleClientKey, sampleClients } from '../../samples/sampleClients';

type Sample = [
  title: string,
  client: SampleClientKey,
  people: number,
  filled: number,
  inDays: number,
  shift: string,
  pay: number,
  payPer: RateUnit,
  billed: number,
  skills: string[],
];

const samples: Sample[] = [
  ['Warehouse picker', 'retailer', 60, 14, 7, '6 am to 2 pm', 16_400, 'month', 21_500, ['Scanner', 'Packing']],
  ['Loader', 'logistics', 25, 0, 10, 'Three shifts', 620, 'day', 790, ['Lifting']],
  ['Kitchen helper', 'pizza', 9, 9, -20, '10 am to 7 pm', 13_700, 'month', 17_800, ['Hygiene']],
  ['Delivery associate', 'startup', 22, 5, 3, 'Flexible', 18_000, 'month', 23_000, ['Two-wheeler licence']],
  ['Shift lead', 'quick', 4, 0, 14, 'Night', 24_000, 'month', 30_500, ['Team of 20', 'Excel']],
];

/** The sample clients' vacancies; none is public, so that no visitor applies for work that does not exist. */
export const vacancySamples = samples.map(
  ([title, client, people, filled, inDays, shift, pay, payPer, billed, skills]) => ({
    title,
    companyId: sampleClients[client].name,
    centerId: sampleClients[client].name,
    people,
    filled,
    startsOn: addDays(today(), inDays),
    shift,
    payPaise: pay * 100,
    payPer,
    billPaise: billed * 100,
    billPer: payPer,
    skills,
  }),
);
