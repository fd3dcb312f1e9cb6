import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let wageId: string;
let belaId: string;
const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
const month = '2026-08';

/** A line of somebody with 15,000 a month. */
async function line(name: string, papers: object) {
  const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000 };
  const account = { bankAccount: papers && `1234567890${name.length}`, ifsc: 'SBIN0001234' };
  const employeeId = await add('employees', {
    name,
    workState: '20',
    joinedOn: '2026-01-01',
    ...pay,
    ...account,
    ...papers,
  });
  const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };
  await add('wages/lines', { wageId, employeeId, name, days: 31, ...rates });
  return employeeId;
}

beforeAll(async () => {
  server = await openTestApp();
  wageId = await add('wages', { month, employees: 1, totalPaise: 1 });
  await line('Nitesh', { uan: '100257274743', esicNumber: '4012345678' });
  belaId = await line('Bela Das', {});
});
afterAll(() => server.close());

const files = async () => (await server.call('GET', `wages/${wageId}/files`)).json<ListedFile[]>();
const fileOf = async (id: string) => (await files()).find((file) => file.id === id);
const get = (id: string, query = '') => server.call('GET', `wages/${wageId}/files/${id}${query}`);

test('a month lists its files with whom the portal would refuse', async () => {
  const ecr = await fileOf('ecr');
  expect(ecr).toMatchObject({ rows: 1, toMend: 1, isStopped: false, totalPaise: 360_000, fileName: 'ECR202608.txt' });
  expect(ecr?.findings).toEqual([
    { employeeId: belaId, name: 'Bela Das', text: 'There is no UAN. Enter it among the joining papers.', stops: true },
  ]);
  expect((await files()).map(({ group }) => group).filter((group, index, all) => all[index - 1] !== group)).toEqual([
    'Portals',
    'Banks',
    'Registers',
  ]);
});

test('a file is refused while somebody has to be mended, and comes without them when that is asked', async () => {
  const refused = await get('ecr');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Bela Das: There is no UAN. Enter it among the joining papers.',
  ]);
  const ready = await get('ecr', '?of=ready');
  expect([ready.statusCode, ready.headers['content-disposition'], ready.body]).toEqual([
    200,
    'attachment; filename="ECR202608.txt"',
    '100257274743#~#NITESH#~#15000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n',
  ]);
});

test('a name in another script withholds nobody else’s row', async () => {
  const month2 = await add('wages', { month: '2026-07', employees: 1, totalPaise: 1 });
  const whose = wageId;
  wageId = month2;
  await line('Ramesh', { uan: '100427601130', esicNumber: '4012345679' });
  await line('आशा', { uan: '100427601131', esicNumber: '4012345670' });
  const listed = await fileOf('ecr');
  const all = await get('ecr');
  wageId = whose;
  expect(listed).toMatchObject({ rows: 1, toMend: 0, leftOut: 1, findings: [{ name: 'आशा', stops: true }, {}] });
  expect([all.statusCode, all.body.split('#~#').slice(0, 2)]).toEqual([200, ['100427601130', 'RAMESH']]);
});

test('whoever takes a file is written down', async () => {
  await get('ecr', '?of=ready');
  const taken = (await server.call('GET', 'audit?q=exported')).json<{ detail: string }[]>();
  expect(taken[0]?.detail).toBe(`wages/${wageId}/files/ecr`);
});

test('the ESI sheet is a workbook of Excel 97–2003, as its portal takes it', async () => {
  const sheet = await get('esi', '?of=ready');
  expect([sheet.statusCode, sheet.headers['content-type'], sheet.headers['content-disposition']]).toEqual([
    ...[200, 'application/vnd.ms-excel', 'attachment; filename="esi-2026-08.xls"'],
  ]);
  expect(sheet.rawPayload.includes(Buffer.from('4012345678', 'utf16le'))).toBe(true);
});

test('registers come as Excel workbooks, summaries as CSV', async () => {
  const workbook = await get('wage-register');
  expect([workbook.statusCode, workbook.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  const summary = await get('professional-tax');
  expect(summary.body).toContain('"Jharkhand"');
});

test('a month that is not there, a file that is not there and one without anybody are refused', async () => {
  expect((await server.call('GET', 'wages/none/files')).statusCode).toBe(404);
  expect((await server.call('GET', 'wages/none/files/ecr')).statusCode).toBe(404);
  expect((await get('none')).statusCode).toBe(404);
  expect((await get('ecr', '?of=some')).statusCode).toBe(400);
  expect((await get('overtime-register')).statusCode).toBe(409);
});
