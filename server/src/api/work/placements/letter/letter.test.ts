import type { LetterTemplate } from 'shared/domain/papers/letterTemplate';
import type { Placement } from 'shared/domain/work/placements/placement';
import { addAccount } from '../../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../../test/openTestApp';
import { contentText } from '../../../papers/contentText.fixture';
import { letterContent } from '../../../papers/letterContent';

let server: TestApp;
let id: string;
const add = async <T = { id: string }>(path: string, body: object) => (await server.call('POST', path, body)).json<T>();
const nameCompany = async (name: string) => {
  const [letterhead] = (await server.call('GET', 'letterhead')).json<{ id: string }[]>();
  expect((await server.call('PUT', `letterhead/${letterhead?.id}`, { name })).statusCode).toBe(200);
};
beforeAll(async () => {
  server = await openTestApp();
  await nameCompany('RK Staffing');
  const center = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  const person = await add('employees', { name: 'आशा देवी' });
  const terms = { designation: 'Picker', grossPaise: 1_640_000, startsOn: '2026-04-01' };
  id = (await add<Placement>('placements', { employeeId: person.id, centerId: center.id, ...terms })).id;
});
afterAll(() => server.close());

const letter = (query = '', options: object = {}) =>
  server.call('GET', `placements/${id}/letter${query}`, undefined, options);
const template = async () =>
  (await server.call('GET', 'letter-template')).json<LetterTemplate[]>()[0] as LetterTemplate;

test.each(['', '?language=en', '?language=hi'])('the letter is a PDF (%s)', async (query) => {
  const { statusCode, headers, rawPayload } = await letter(query);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a language that there is not, and a placement that there is not, are told', async () => {
  expect((await letter('?language=ta')).statusCode).toBe(400);
  expect((await server.call('GET', 'placements/nothing/letter')).statusCode).toBe(404);
});

test('the owner alone changes the template, and no placeholder that there is not is stored', async () => {
  const before = await template();
  const refused = await server.call('PUT', `letter-template/${before.id}`, { english: 'Dear {salary}' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/no placeholder “{salary}”/),
  ]);
  const { token } = await addAccount(server, { rights: ['*:*'] });
  const other = await server.call('PUT', `letter-template/${before.id}`, { english: 'Dear {name}' }, { token });
  expect(other.statusCode).toBe(403);
  expect(await template()).toEqual(before);
  await server.call('PUT', `letter-template/${before.id}`, { english: 'Dear {name}' });
  expect(await template()).toMatchObject({ english: 'Dear {name}', hindi: before.hindi });
});

test('a letter of no company, or with a name that can’t be printed, is refused with what to do', async () => {
  const person = await add('employees', { name: 'Asha 😀' });
  const { centerId } = (await server.call('GET', `placements/${id}`)).json<Placement>();
  const other = await add<Placement>('placements', { employeeId: person.id, centerId, startsOn: '2026-04-01' });
  const unprintable = await server.call('GET', `placements/${other.id}/letter`);
  expect([unprintable.statusCode, unprintable.json().message]).toEqual([
    409,
    expect.stringMatching(/cannot be printed/),
  ]);
  await nameCompany('');
  expect([(await letter()).statusCode, (await letter()).json().message]).toEqual([
    409,
    'Enter the company’s legal name in Settings, Company details, first.',
  ]);
});

test('title, text and signatures are on the paper, in the letters of their script', () => {
  const content = letterContent({
    title: 'नियुक्ति पत्र',
    supplier: { name: 'RK Staffing', lines: ['Dhanbad'] },
    mark: '',
    lines: ['प्रिय आशा देवी,', '', 'Picker'],
    signatory: 'R K',
    signed: 'अधिकृत हस्ताक्षरकर्ता',
    accepted: 'मुझे ये शर्तें स्वीकार हैं।',
    acceptedBy: 'हस्ताक्षर और तारीख',
    name: 'आशा देवी',
  });
  const text = contentText(content);
  for (const part of ['नियुक्ति पत्र', 'RK Staffing', 'प्रिय आशा देवी', 'Picker', 'R K', 'मुझे ये शर्तें स्वीकार हैं।'])
    expect(text).toContain(part);
  expect(JSON.stringify(content)).toContain('"text":"नियुक्ति पत्र","font":"Devanagari"');
});
