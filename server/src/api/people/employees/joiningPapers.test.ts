import type { Employee } from 'shared/domain/people/employees/employee';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  id = (await server.call('POST', 'employees', { name: 'आशा देवी' })).json<Employee>().id;
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const papers = {
  uan: '100900000011',
  pan: 'ABCPK1234F',
  esicNumber: '3112345678',
  bankAccount: '00123456789',
  ifsc: 'SBIN0001234',
  nomineeName: 'रमेश',
  nomineeRelation: 'Husband',
};
const read = async () => (await server.call('GET', `employees/${id}`)).json<Employee>();
const send = (name: string, content: Buffer, fields: Record<string, string> = {}) => {
  const { payload, headers } = uploadForm(fields, { name, content });
  return server.call('POST', `employees/${id}/upload`, payload, { headers });
};

test('how many papers are missing stands with the employee, and lists are narrowed by it', async () => {
  expect(await read()).toMatchObject({ papersMissing: 6, bankAccount: '', file: '' });
  await send('asha.png', png, papers);
  expect(await read()).toMatchObject({ ...papers, papersMissing: 0, file: 'asha.png', fileType: 'image/png' });
  const lacking = (await server.call('GET', 'employees?papersMissing.from=1')).json<Employee[]>();
  expect(lacking.map((each) => each.id)).not.toContain(id);
});

test('the photo is read again as it was sent; a file of another kind changes nothing', async () => {
  await send('asha.png', png);
  expect((await server.call('GET', `employees/${id}/file`)).rawPayload.equals(png)).toBe(true);
  const refused = await send('asha.png', Buffer.from('%PDF-1.4 no picture'), { uan: papers.uan });
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringMatching(/PNG or JPEG/)]);
  expect(await read()).toMatchObject({ uan: '', fileBytes: png.length });
});

test('somebody new is stored with the photo and all that the form says, yes and no too', async () => {
  const said = {
    name: 'Bela',
    joinedOn: '',
    grossPaise: '1600000',
    pfMember: 'false',
    esiMember: 'true',
    phone: '0651220',
  };
  const { payload, headers } = uploadForm(said, { name: 'bela.png', content: png });
  const answer = await server.call('POST', 'employees/upload', payload, { headers });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { name: 'Bela', file: 'bela.png', joinedOn: null, grossPaise: 1_600_000, pfMember: false, phone: '0651220' },
  ]);
});

test('what contradicts itself is refused, and nothing is stored', async () => {
  const answer = await server.call('PUT', `employees/${id}`, { bankAccount: '00123456789' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { errors: [{ path: 'ifsc', msg: 'Enter the IFSC of the bank account.' }] },
  ]);
  expect((await read()).bankAccount).toBe('');
});

test('whoever may not read employees reads no paper and no photo', async () => {
  await send('asha.png', png, papers);
  const { token } = await addAccount(server, { rights: ['placements:read'] });
  for (const path of [`employees/${id}`, `employees/${id}/file`, `employees/${id}/history`, 'employees/export.csv'])
    expect((await server.call('GET', path, undefined, { token })).statusCode).toBe(403);
});
