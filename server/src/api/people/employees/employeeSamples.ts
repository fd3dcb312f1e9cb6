import { sampleClients } from '../../samples/sampleClients';

const { retailer, logistics, pizza, startup, quick } = sampleClients;

const clients = new Set<string>(Object.values(sampleClients).map(({ name }) => name));

/** The department of employees at a client is the client, at whose first center they work. */
type Sample = [
  code: string,
  name: string,
  designation: string,
  department: string,
  basic: number,
  houseRent: number,
  conveyance: number,
  gross: number,
  joinedOn: string,
];

const samples: Sample[] = [
  ['E-001', 'Anil Mahto', 'Security guard', logistics.name, 11_200, 2400, 1000, 14_600, '2022-06-01'],
  ['E-002', 'Farida Khatoon', 'Housekeeping supervisor', quick.name, 13_500, 4000, 1200, 19_800, '2021-11-15'],
  ['E-003', 'Joseph Tirkey', 'Warehouse picker', retailer.name, 12_000, 3000, 900, 16_400, '2023-02-01'],
  ['E-004', 'Kavita Soren', 'Recruiter', 'Permanent hiring', 21_000, 8400, 1600, 34_500, '2020-08-10'],
  ['E-005', 'Manoj Prasad Singh', 'Payroll executive', 'Payroll', 24_000, 9600, 1600, 41_000, '2019-04-01'],
  ['E-006', 'Neha Kumari', 'Compliance officer', 'Compliance', 32_000, 12_800, 1600, 58_000, '2021-01-04'],
  ['E-007', 'Rakesh Oraon', 'Driver', startup.name, 11_800, 2900, 800, 15_900, '2024-07-22'],
  ['E-008', 'Sunita Devi', 'Kitchen helper', pizza.name, 10_900, 2000, 800, 13_700, '2024-03-18'],
];

/** The sample company's employees; monthly amounts. */
export const employeeSamples = samples.map(
  ([code, name, designation, department, basic, houseRent, conveyance, gross, joinedOn]) => ({
    code,
    name,
    designation,
    department,
    ...(clients.has(department) && { centerId: department }),
    basicPaise: basic * 100,
    houseRentPaise: houseRent * 100,
    conveyancePaise: conveyance * 100,
    grossPaise: gross * 100,
    joinedOn,
  }),
);
