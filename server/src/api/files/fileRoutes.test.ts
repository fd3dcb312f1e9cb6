import { openTestApp } from '../../../test/openTestApp';

test('the form that a record is sent with has its fields, its version and the file', async () => {
  const { app, close } = await openTestApp();
  const form = (url: string) => app.apiRoutes.find((route) => route.url === url)?.schema.form;
  for (const url of ['/api/certificates/upload', '/api/certificates/:id/upload']) {
    const sent = { name: 'Licence', expiresOn: '2027-03-31', version: '2', file: 'the content' };
    expect(form(url)?.parse({ ...sent, other: 'x' })).toEqual(sent);
  }
  await close();
});
