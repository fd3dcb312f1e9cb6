import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(async () => {
  delete server.app.renderFormAnswer;
  delete server.app.renderRefusedForm;
  await server.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const page = { ...form, accept: 'text/html,application/xhtml+xml' };
const send = (path: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.call('POST', path, payload, { token: '', headers });
const leads = async () => (await server.call('GET', 'leads?sort=id')).json();
const unread = async () => (await server.call('GET', 'notifications/unread')).json().count;

test('a callback arrives as JSON or as a form, is a lead with its consent, and sends a notification', async () => {
  expect((await send('send_otp.php', { mobile: '9876543210', terms: true })).json()).toEqual({
    message: 'Thank you! We will contact you soon.',
  });
  expect((await send('send_otp.php', 'mobile=9876543211&terms=on', form)).statusCode).toBe(200);
  expect((await send('send_otp.php', 'mobile=9876543212', form)).statusCode).toBe(200);
  expect(await leads()).toMatchObject([
    { kind: 'callback', mobile: '9876543210', terms: true, status: 'new', note: '' },
    { kind: 'callback', mobile: '9876543211', terms: true },
    { kind: 'callback', mobile: '9876543212', terms: false },
  ]);
  expect(await unread()).toBe(3);
});

test.each(['(98765) 43210', '98765.43210', '98765–43210', '\u202A98765\u00A043210\u202C'])(
  'the callback number %j is read as its ten digits',
  async (mobile) => {
    expect((await send('send_otp.php', { mobile })).statusCode).toBe(200);
    expect(await leads()).toMatchObject([{ mobile: '9876543210' }]);
  },
);

test.each([
  ['r&d@example.com', 'r&d@example.com'],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
  ['\u200Ehr\u200B@example.com\u00A0', 'hr@example.com'],
])('a message from %j is accepted', async (email, stored) => {
  expect((await send('contact', { name: 'Asha', email, message: 'Hello' })).statusCode).toBe(200);
  expect(await leads()).toMatchObject([{ email: stored }]);
});

test('a number that is not an Indian mobile is stored and flagged', async () => {
  await send('send_otp.php', { mobile: '1234567890' });
  expect(await leads()).toMatchObject([{ mobile: '1234567890', note: expect.stringContaining('begin with 6 to 9') }]);
});

test.each(['98765', '98765432101', '98765x3210', '', '９８７６５４３２１０'])(
  '"%s" is no mobile number',
  async (mobile) => {
    const answer = await send('send_otp.php', { mobile });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid 10-digit mobile number.']);
    expect(await leads()).toEqual([]);
  },
);

test('the same number twice within a day is one lead, even at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => send('send_otp.php', { mobile: '9876543210' })));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
  expect(await leads()).toHaveLength(1);
  await server.db
    .updateTable('throttles')
    .set({ resetAt: new Date(Date.now() - 1).toISOString() })
    .where('key', '=', 'lead:9876543210')
    .execute();
  await send('send_otp.php', { mobile: '9876543210' });
  expect(await leads()).toHaveLength(2);
});

test('a form with the hidden field filled is stored as a suspected lead without a notification, separate from a real one', async () => {
  expect((await send('send_otp.php', { mobile: '9876543210', website: 'http://spam' })).statusCode).toBe(200);
  expect(
    (await send('contact', { name: 'Bot', email: 'b@example.com', message: 'Buy', website: 'x' })).statusCode,
  ).toBe(200);
  expect(await leads()).toMatchObject([
    { kind: 'callback', mobile: '9876543210', status: 'suspected' },
    { kind: 'contact', name: 'Bot', message: 'Buy', status: 'suspected' },
  ]);
  expect((await server.call('GET', 'notifications')).json()).toEqual([]);
  await send('send_otp.php', { mobile: '9876543210' });
  expect((await leads()).map(({ status }: { status: string }) => status)).toEqual(['suspected', 'suspected', 'new']);
});

test('a flood from one address, and of one number, is stopped', async () => {
  for (let n = 0; n < 10; n += 1) await send('send_otp.php', { mobile: '9876543210' });
  expect((await send('send_otp.php', { mobile: '9876543210' })).statusCode).toBe(429);
  for (let n = 0; n < 19; n += 1) await send('send_otp.php', { mobile: `98765432${10 + n + 1}` });
  const refused = await send('send_otp.php', { mobile: '9876543299' });
  expect([refused.statusCode, refused.headers['retry-after'] !== undefined]).toEqual([429, true]);
});

test('a contact message is a lead, with phone and city if given; missing fields are named', async () => {
  expect((await send('contact', 'name=Meera&email=meera%40example.com&message=Hello%0Athere', form)).statusCode).toBe(
    200,
  );
  expect(await leads()).toMatchObject([
    { kind: 'contact', name: 'Meera', email: 'meera@example.com', message: 'Hello\nthere' },
  ]);
  await send('contact', {
    name: 'Ravi',
    email: 'ravi@example.com',
    message: 'Guards',
    phone: '+91 98765 00101',
    city: 'Ranchi',
  });
  expect((await leads())[1]).toMatchObject({ name: 'Ravi', mobile: '+91 98765 00101', city: 'Ranchi' });
  const answer = await send('contact', { email: 'no' });
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(['name', 'email', 'message']);
});

test('a browser without the site’s code is redirected to the page', async () => {
  const sent = await send('send_otp.php', 'mobile=9876543210', page);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/?sent=callback']);
  const failed = await send('contact', 'name=', page);
  expect([failed.statusCode, failed.headers.location]).toEqual([303, '/?failed=contact']);
});

test('the site may answer such a form with its own page', async () => {
  server.app.renderFormAnswer = (title, message) => `<p>${title}: ${message}</p>`;
  const failed = await send('send_otp.php', 'mobile=1', page);
  expect([failed.statusCode, failed.headers['content-type'], failed.body]).toEqual([
    400,
    'text/html; charset=utf-8',
    '<p>Not sent yet: Please enter a valid 10-digit mobile number.</p>',
  ]);
  const sent = await send('send_otp.php', 'mobile=9876543210', page);
  expect([sent.statusCode, sent.body]).toEqual([200, '<p>Message sent: Thank you! We will contact you soon.</p>']);
});

test('a refused form leads back to its page with the typed input', async () => {
  const asked: unknown[] = [];
  server.app.renderRefusedForm = async (...of) => {
    asked.push(of);
    return '<form></form>';
  };
  const refused = await send('contact', 'name=Asha&email=no&message=Hello', page);
  expect([refused.statusCode, refused.headers['content-type'], refused.body]).toEqual([
    400,
    'text/html; charset=utf-8',
    '<form></form>',
  ]);
  await server.call('GET', 'recruitment-fee?salary=much', undefined, { token: '', headers: page });
  expect(asked).toEqual([
    [
      undefined,
      {
        action: '/api/contact',
        fields: { name: 'Asha', email: 'no', message: 'Hello' },
        errors: [{ path: 'email', msg: 'Enter a valid email address.' }],
        title: 'Not sent yet',
      },
    ],
    [undefined, expect.objectContaining({ action: '/api/recruitment-fee', fields: { salary: 'much' } })],
  ]);
  expect((await send('contact', { name: 'Asha', email: 'no' })).json().errors).toHaveLength(2);
});

describe('what a hire costs', () => {
  const ask = (salary: string, headers: Record<string, string> = {}) =>
    server.call('GET', `recruitment-fee?${new URLSearchParams({ salary })}`, undefined, { token: '', headers });

  test('is calculated for a salary in any spelling', async () => {
    for (const salary of ['12 lakh', '12,00,000', '₹1200000']) {
      const answer = await ask(salary);
      expect([answer.statusCode, answer.json().message]).toEqual([
        200,
        'Our fee, 10% of CTC, is ₹1,20,000.00: once, plus GST, for ₹12,00,000.00 a year.',
      ]);
    }
  });

  test.each(['', 'six', '0', '-5'])('is asked again when "%s" is typed', async (salary) => {
    const answer = await ask(salary);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Type an amount, for example 6,00,000 or 6 lakh.',
    ]);
  });

  test('is shown to a browser without the site’s code as a page, or as JSON if there is none', async () => {
    expect((await ask('6 lakh', page)).json().message).toContain('₹60,000.00');
    server.app.renderFormAnswer = (title, message) => `<p>${title}: ${message}</p>`;
    const told = await ask('6 lakh', page);
    expect([told.statusCode, told.body]).toEqual([
      200,
      expect.stringMatching(/^<p>Cost of a hire: Our fee, .*₹60,000\.00/),
    ]);
    const refused = await ask('six', page);
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringMatching(/^<p>Not an amount yet: Type an amount/),
    ]);
  });
});
