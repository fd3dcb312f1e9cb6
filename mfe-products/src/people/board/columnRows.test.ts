import type { Candidate, CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { columnRows } from './columnRows';

const person = (id: string, name: string, status: CandidateStatus): Candidate => ({
  id,
  name,
  status,
  version: 1,
  product: 'instahires',
  email: '',
  phone: '',
  companyId: '',
  vacancyId: '',
  city: '',
  skills: '',
  linkEndsOn: null,
  source: '',
  agreedNotice: '',
  suspected: false,
  agreedLanguage: '',
  agreedAt: null,
  position: '',
  file: '',
  fileType: '',
  fileBytes: 0,
  uploaded: null,
  createdAt: '',
  updatedAt: '',
});
const place = (column: CandidateStatus, sort = '') => ({ field: 'status' as const, column, sort });
const on = (...people: Candidate[]) => new Map(people.map((each) => [each.id, each]));
const names = (rows: Candidate[]) => rows.map(({ name }) => name);
const [asha, bina, chand] = [
  person('3', 'Asha', 'Pending'),
  person('2', 'Bina', 'Pending'),
  person('1', 'chand', 'Pending'),
];

test('a card being moved out is removed at once', () => {
  expect(names(columnRows([asha, bina], on({ ...asha, status: 'Selected' }), place('Pending')))).toEqual(['Bina']);
});

test('a card being moved in is placed where the list will have it: newest first, or by the sort', () => {
  const arriving = on({ ...bina, status: 'Selected' });
  const stored = [
    { ...asha, status: 'Selected' as const },
    { ...chand, status: 'Selected' as const },
  ];
  expect(names(columnRows(stored, arriving, place('Selected')))).toEqual(['Asha', 'Bina', 'chand']);
  expect(names(columnRows([...stored].reverse(), arriving, place('Selected', '-name')))).toEqual([
    'chand',
    'Bina',
    'Asha',
  ]);
  expect(names(columnRows(stored, arriving, place('Selected', 'name')))).toEqual(['Asha', 'Bina', 'chand']);
});

test('a card that is also in the stored list appears once', () => {
  const arrived = { ...asha, status: 'Selected' as const };
  expect(names(columnRows([arrived], on(arrived), place('Selected')))).toEqual(['Asha']);
});

test('a card changed in the list before a reload is not shown in the old column', () => {
  expect(names(columnRows([{ ...asha, status: 'Rejected' }, bina], on(), place('Pending')))).toEqual(['Bina']);
});
