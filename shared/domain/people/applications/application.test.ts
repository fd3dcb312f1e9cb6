import { applicationInput, NOTICE_VERSION } from './application';

const form = {
  name: 'Sunita Munda',
  phone: '98765 00101',
  city: 'Ranchi',
  agreed: 'on',
  notice: NOTICE_VERSION,
  language: 'en',
};

test.each(['+91 98765 00101', '098765-00101', '0091 (98765) 00101'])('the number %j is read', (phone) => {
  expect(applicationInput.parse({ ...form, phone })).toMatchObject({ phone: '9876500101', website: '' });
});

test.each([
  ['no name', { name: ' ' }, 'Enter the name.'],
  ['nine digits', { phone: '987650010' }, 'Please enter a valid 10-digit mobile number.'],
  ['no city', { city: '' }, 'Enter the city.'],
  ['a box that is not ticked', { agreed: '' }, 'Tick the box: we may keep an application only if you agree.'],
  ['an old notice', { notice: '2020-01' }, 'Load the page again, then send your application.'],
])('%s is refused with a sentence', (_what, said, message) => {
  expect(applicationInput.safeParse({ ...form, ...said }).error?.issues).toMatchObject([{ message }]);
});
