import type { CenterInput } from 'shared/domain/clients/centers/center';
import { sampleClients } from '../../samples/sampleClients';

type Place = [city: string, state: string, region: string, lati: number, longi: number, locality: string, pin: string];

const clients = Object.values(sampleClients).map(({ name }) => name);
const types = ['Warehouse', 'Delivery hub', 'Store', 'Sorting center', 'Office'];
const people = [
  'Rajesh Kumar',
  'Priya Sharma',
  'Anil Mahato',
  'Sunita Devi',
  'Imran Ansari',
  'Kavita Rao',
  'Deepak Soren',
  'Neha Gupta',
  'Thomas Kurian',
  'Farida Khan',
  'Suresh Yadav',
  'Lakshmi Iyer',
];
const designations = [
  'Shift supervisor',
  'Center manager',
  'Area manager',
  'Regional manager',
  'Head of operations',
  'Operations head',
];

const places: Place[] = [
  ['Ranchi', 'Jharkhand', 'East', 23.3441, 85.3096, 'Kokar Industrial Area', '834001'],
  ['Dhanbad', 'Jharkhand', 'East', 23.7957, 86.4304, 'Govindpur Road', '828109'],
  ['Jamshedpur', 'Jharkhand', 'East', 22.8046, 86.2029, 'Adityapur', '831013'],
  ['Bokaro', 'Jharkhand', 'East', 23.6693, 86.1511, 'Balidih', '827014'],
  ['Patna', 'Bihar', 'East', 25.5941, 85.1376, 'Patliputra Colony', '800013'],
  ['Kolkata', 'West Bengal', 'East', 22.5726, 88.3639, 'Dankuni', '712311'],
  ['Bhubaneswar', 'Odisha', 'East', 20.2961, 85.8245, 'Mancheswar', '751010'],
  ['Guwahati', 'Assam', 'North East', 26.1445, 91.7362, 'Beltola', '781028'],
  ['Delhi', 'Delhi', 'North', 28.7041, 77.1025, 'Okhla Phase II', '110020'],
  ['Gurugram', 'Haryana', 'North', 28.4595, 77.0266, 'Udyog Vihar', '122016'],
  ['Noida', 'Uttar Pradesh', 'North', 28.5355, 77.391, 'Sector 63', '201301'],
  ['Lucknow', 'Uttar Pradesh', 'North', 26.8467, 80.9462, 'Transport Nagar', '226012'],
  ['Jaipur', 'Rajasthan', 'North', 26.9124, 75.7873, 'Sitapura', '302022'],
  ['Ludhiana', 'Punjab', 'North', 30.901, 75.8573, 'Focal Point', '141010'],
  ['Mumbai', 'Maharashtra', 'West', 19.076, 72.8777, 'Bhiwandi', '421302'],
  ['Pune', 'Maharashtra', 'West', 18.5204, 73.8567, 'Chakan', '410501'],
  ['Ahmedabad', 'Gujarat', 'West', 23.0225, 72.5714, 'Sanand', '382110'],
  ['Indore', 'Madhya Pradesh', 'Central', 22.7196, 75.8577, 'Pithampur', '454775'],
  ['Nagpur', 'Maharashtra', 'Central', 21.1458, 79.0882, 'Butibori', '441122'],
  ['Raipur', 'Chhattisgarh', 'Central', 21.2514, 81.6296, 'Urla', '493221'],
  ['Bengaluru', 'Karnataka', 'South', 12.9716, 77.5946, 'Peenya', '560058'],
  ['Hyderabad', 'Telangana', 'South', 17.385, 78.4867, 'Shamshabad', '501218'],
  ['Chennai', 'Tamil Nadu', 'South', 13.0827, 80.2707, 'Sriperumbudur', '602105'],
  ['Kochi', 'Kerala', 'South', 9.9312, 76.2673, 'Kalamassery', '683104'],
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Contact N of a made-up center: person, id, designation, number and address. */
function contact(n: number, center: number): Record<string, string> {
  const person = at(people, center * 5 + n);
  return {
    ...(n <= 5 && { [`escalation${n}`]: person }),
    [`empid${n}`]: `E${1000 + center * 6 + n}`,
    [`designation${n}`]: at(designations, n - 1),
    [`mobile${n}`]: `98765${String(10000 + center * 10 + n)}`,
    [`email${n}`]: `${person.toLowerCase().replace(' ', '.')}@example.com`,
  };
}

/** Two dozen made-up centers of the clients, in real places. */
export const centerSamples = places.map(
  ([city, state, region, lati, longi, locality, pin], index): Partial<CenterInput> => ({
    client_name: at(clients, index),
    companyId: at(clients, index),
    center_typ: at(types, index + Math.floor(index / 5)),
    center_code: `${city.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
    gap: String((index * 3) % 7),
    region,
    state,
    city,
    hq_dc: index % 6 === 0 ? 'HQ' : 'DC',
    lati,
    longi,
    ops_head: at(people, index * 5 + 6),
    address: `${locality}, ${city}, ${state} ${pin}`,
    ...Object.assign({}, ...[1, 2, 3, 4, 5, 6].map((n) => contact(n, index))),
  }),
);
