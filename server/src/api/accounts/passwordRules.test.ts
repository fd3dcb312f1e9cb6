import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { refuseGuessable } from './passwordRules';

const asha = { name: 'Asha Verma', email: 'asha.verma@shramdeep.example' };
const messageOf = (password: string) =>
  refuseGuessable(password, asha).then(
    () => '',
    ({ message }: Error) => message,
  );

test.each(['password', 'Password1', '12345678', 'qwertyuiop', 'ILOVEYOU1', 'password123'])(
  'a common password is refused: %s',
  async (password) => {
    expect(await messageOf(password)).toMatch(/^This password is one of the most common/);
  },
);

test.each(['asha.verma@shramdeep.example', 'AshaVerma', 'verma2026!', 'Shramdeep1', 'asha_12345'])(
  'a password of little more than the person’s own name or address is refused: %s',
  async (password) => {
    expect(await messageOf(password)).toMatch(/^This password is too close to your name or email/);
  },
);

test.each(['correct horse battery', 'long enough', 'asha rides to work', 'vermilion', 'x9$kQ2!vP', 'मेरा लंबा पासवर्ड'])(
  'any other password is accepted: %s',
  async (password) => {
    expect(await messageOf(password)).toBe('');
  },
);

describe('The API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  test('refuses a common password at its field, when somebody registers and when they change it', async () => {
    const answers = [
      await server.call('POST', 'auth/register', { ...asha, password: 'password1' }, { token: '' }),
      await server.call('PUT', 'auth/me', {
        currentPassword: ownerCredentials.password,
        password: 'password1',
        confirmPassword: 'password1',
      }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'password']);
      expect(answer.json().message).toMatch(/^This password is one of the most common/);
    }
    expect(await server.db.selectFrom('accounts').select('email').execute()).toEqual([
      { email: ownerCredentials.email },
    ]);
  });
});
