import { usualRegistrationOf, whyRegistration } from './usualRegistration';

const [JHARKHAND, MAHARASHTRA] = ['20AAPFU0939F1Z9', '27AAPFU0939F1ZV'];
const open = [JHARKHAND, MAHARASHTRA];

test.each([
  ['the client’s last invoice', open, JHARKHAND, '27', JHARKHAND, 'Jharkhand, as on this client’s last invoice.'],
  ['the client’s state', open, undefined, '27', MAHARASHTRA, 'Maharashtra, the client’s state.'],
  [
    'the state, once the last one has ended',
    open,
    '29AAPFU0939F1ZR',
    '20',
    JHARKHAND,
    'Jharkhand, the client’s state.',
  ],
  ['neither', open, undefined, '29', '', 'Choose a registration: none is in the client’s state.'],
  ['no state', open, undefined, '', '', 'Choose a registration: the client’s state is not known yet.'],
  [
    'two in one state',
    [...open, '27AAPFU0939F2ZU'],
    undefined,
    '27',
    '',
    'Choose a registration: several are in the client’s state.',
  ],
  ['a company that has one', [JHARKHAND], JHARKHAND, '20', '', ''],
])('by %s', (_, registrations, last, state, registration, why) => {
  expect(usualRegistrationOf(registrations, { last, state })).toEqual({ registration, why });
});

test.each([
  [JHARKHAND, 'Jharkhand, the client’s state.'],
  [MAHARASHTRA, 'Maharashtra, chosen for this invoice.'],
  ['', ''],
])('a draft under “%s” says why', (chosen, why) => {
  const usual = { registration: JHARKHAND, why: 'Jharkhand, the client’s state.' };
  expect(whyRegistration(chosen, usual)).toBe(why);
});
