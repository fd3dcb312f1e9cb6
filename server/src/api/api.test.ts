import { openTestApp } from '../../test/openTestApp';

test('over a real socket: health, a session, a list and a file', async () => {
  const server = await openTestApp();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = () => fetch(`${address}/api/health`);
  let health = await ask();
  // On a busy machine, a disk may take longer than the health check's timeout.
  while (health.status === 503) health = await ask();
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', version: expect.stringMatching(/^\d/), uptimeSeconds: expect.any(Number) },
  ]);
  const headers = { authorization: `Bearer ${server.owner.token}`, 'content-type': 'application/json' };
  const created = await fetch(`${address}/api/centers`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ client_name: 'Réseau ₹', lati: '23.5', longi: '' }),
  });
  expect([created.status, await created.json()]).toEqual([
    201,
    expect.objectContaining({ client_name: 'Réseau ₹', lati: 23.5, longi: null }),
  ]);
  expect(await (await fetch(`${address}/api/centers`, { headers })).json()).toHaveLength(1);
  expect(await (await fetch(`${address}/api/centers/export.csv`, { headers })).text()).toContain('"Réseau ₹"');
  const half = await fetch(`${address}/api/centers`, { method: 'POST', headers, body: '{"client_name": "' });
  expect(half.status).toBe(400);
  await server.close();
});

test('the document describes every call, each with its fields', async () => {
  const server = await openTestApp();
  const { paths, openapi } = (await server.call('GET', 'docs.json')).json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described).toHaveLength(new Set(server.app.apiRoutes.map((route) => `${route.method} ${route.url}`)).size);
  expect(Object.keys(paths['/api/companies'].post.requestBody.content['application/json'].schema.properties)).toEqual([
    'name',
    'industry',
    'email',
    'phone',
    'status',
    ...['gstin', 'tans', 'state', 'address', 'pin', 'sez', 'paymentDays', 'terms'],
    ...[
      'purchaseOrder',
      'costBase',
      'hoursPerDay',
      'overtimeTimes',
      'billsContributions',
      'bonusPercent',
      'leavePercent',
    ],
    ...['contacts', 'addresses'],
  ]);
  expect(paths['/api/companies/{id}'].get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
  for (const route of server.app.apiRoutes) expect([route.url, route.schema.summary]).not.toEqual([route.url, '']);
  const page = await server.call('GET', 'docs');
  expect(page.body).toContain('<code>/api/companies</code>');
  expect(page.body).not.toMatch(/<script|style=|\son\w+=/);
  await server.close();
});

test('only pages of PUBLIC_URL may read answers of an API on another host', async () => {
  const server = await openTestApp({
    settings: { apiBase: 'https://api.example.com/api', publicUrl: 'https://www.example.com' },
  });
  const from = (origin: string) => server.call('GET', 'centers', undefined, { headers: { origin } });
  expect((await from('https://www.example.com')).headers['access-control-allow-origin']).toBe(
    'https://www.example.com',
  );
  expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/centers/x',
    headers: { origin: 'https://www.example.com' },
  });
  expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
    204,
    'Authorization, Content-Type, Idempotency-Key, X-Act',
  ]);
  await server.close();
});

test('when a table is missing, a call that needs it answers 500 without the database’s message, and others work', async () => {
  const server = await openTestApp();
  await server.db.schema.alterTable('audit').renameTo('gone').execute();
  const failed = await server.call('POST', 'companies', { name: 'A' });
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'server_error']);
  expect(failed.body).not.toContain('audit');
  expect((await server.call('GET', 'companies?page=1')).json()).toEqual([]);
  await server.db.schema.alterTable('gone').renameTo('audit').execute();
  await server.close();
});
