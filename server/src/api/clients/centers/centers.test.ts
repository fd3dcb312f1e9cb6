import { centerHeadings } from 'shared/domain/clients/centers/centerHeadings';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

interface Center {
  id: string;
  version: number;
  client_name: string;
  companyId: string;
  lati: number | null;
}

let server: TestApp;
afterEach(() => server.close());

const all = async () => (await server.call('GET', 'centers')).json<Center[]>();

describe('centers', () => {
  beforeEach(async () => {
    server = await openTestApp();
  });

  test('require no field, and store coordinates as numbers', async () => {
    expect((await server.call('POST', 'centers', {})).statusCode).toBe(201);
    await server.call('POST', 'centers', { client_name: 'Everkart', lati: '23.79', longi: '' });
    expect(await all()).toEqual([
      expect.objectContaining({ client_name: 'Everkart', lati: 23.79, longi: null }),
      expect.objectContaining({ client_name: '', lati: null }),
    ]);
  });

  test('whose client is typed or imported by the name of one company are its centers', async () => {
    const company = async (name: string) =>
      (await server.call('POST', 'companies', { name })).json<{ id: string }>().id;
    const everkart = await company('Everkart');
    await company('Twin');
    await company('twin');
    await server.call('POST', 'centers', { client_name: 'EVERKART' });
    await server.call('POST', 'centers/import', { rows: [{ client_name: 'Everkart' }, { client_name: 'Twin' }] });
    await server.call('POST', 'centers', { client_name: 'Nobody' });
    expect((await all()).map((center) => [center.client_name, center.companyId])).toEqual(
      expect.arrayContaining([
        ['EVERKART', everkart],
        ['Everkart', everkart],
        ['Twin', ''],
        ['Nobody', ''],
      ]),
    );
  });

  test('name the coordinate that is not on Earth', async () => {
    const answer = await server.call('POST', 'centers', { lati: 91 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('latitude'), errors: [{ path: 'lati' }] });
    expect(await all()).toEqual([]);
  });

  test('accept the whole edited center and refuse it after a colleague’s change', async () => {
    const center = (await server.call('POST', 'centers', { client_name: 'Everkart' })).json<Center>();
    const edited = (client_name: string) => server.call('PUT', `centers/${center.id}`, { ...center, client_name });
    expect((await edited('Everkart Retail')).json()).toMatchObject({ client_name: 'Everkart Retail', version: 2 });
    const stale = await edited('Everkart India');
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale', current: { client_name: 'Everkart Retail', version: 2 } });
  });

  test('are exported under their form’s labels', async () => {
    await server.call('POST', 'centers', { client_name: 'Everkart', center_code: 'EK-1', state: 'Bihar' });
    const [headings = '', row = ''] = (await server.call('GET', 'centers/export.csv')).body.trimStart().split('\r\n');
    const exported = Object.fromEntries(
      headings.split(',').map((heading, place) => [JSON.parse(heading), JSON.parse(row.split(',')[place] ?? '')]),
    );
    expect(Object.keys(exported)).toEqual(Object.values(centerHeadings));
    expect(exported).toMatchObject({
      [centerHeadings.client_name]: 'Everkart',
      [centerHeadings.center_code]: 'EK-1',
      [centerHeadings.state]: 'Bihar',
    });
  });

  test('report the states and types in use, each once', async () => {
    for (const [state, center_typ] of [
      ['Jharkhand', 'Store'],
      ['Bihar', 'Store'],
      ['', 'Warehouse'],
      ['Bihar', ''],
    ])
      await server.call('POST', 'centers', { state, center_typ });
    const gone = (await server.call('POST', 'centers', { state: 'Goa' })).json<Center>();
    await server.call('DELETE', `centers/${gone.id}`);
    expect((await server.call('GET', 'centers/facets')).json()).toEqual({
      state: ['Bihar', 'Jharkhand'],
      center_typ: ['Store', 'Warehouse'],
    });
  });

  test('are imported with their history', async () => {
    const answer = await server.call('POST', 'centers/import', {
      rows: [{ client_name: 'Everkart', lati: '23.5' }, { client_name: 'Napoli' }],
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ count: 2, added: 2 })]);
    const [, first] = (await all()).reverse();
    expect((await server.call('GET', `centers/${first?.id}/history`)).json()).toEqual([
      expect.objectContaining({ by: 'Asha Rao', action: 'create' }),
    ]);
  });

  test('are imported all or none: a bad row stores nothing and is named', async () => {
    const answer = await server.call('POST', 'centers/import', {
      rows: [{ client_name: 'Everkart' }, { client_name: 'Napoli', longi: 'east' }],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'rows.1.longi' }] });
    expect(await all()).toEqual([]);
  });

  test.each([[{}], [{ rows: [] }], [{ rows: 'x' }], [{ rows: Array.from({ length: 501 }, () => ({})) }], [null]])(
    'import nothing from a body that is not up to 500 rows',
    async (body) => {
      const answer = await server.call('POST', 'centers/import', body ?? undefined);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).not.toBe('');
      expect(await all()).toEqual([]);
    },
  );

  test('import 500 rows with every field full', async () => {
    const full = Object.fromEntries(
      ['client_name', 'center_typ', 'ops_head', 'escalation1', 'escalation2', 'designation1'].map((name) => [
        name,
        'न'.repeat(120),
      ]),
    );
    const rows = Array.from({ length: 500 }, () => ({ ...full, address: 'x'.repeat(1000) }));
    expect((await server.call('POST', 'centers/import', { rows })).json()).toMatchObject({ count: 500, added: 500 });
  });
});
