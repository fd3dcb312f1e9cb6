import { company } from './companyFacts';
import { companyOf, firstLetterhead } from './companyLetterhead';
import { nameCompany, company as places } from './companyTokens';
import { blankLetterhead } from './letterhead';

const letterhead = {
  ...blankLetterhead,
  name: 'Bharat Staffing Private Limited',
  address: 'Tower 2\nMG Road\nPune',
  state: '27',
  pin: '411001',
  phone: '+91 20 4012 3456',
};

test('the company is that of company.json until the letterhead says otherwise', () => {
  expect(companyOf(blankLetterhead)).toEqual(company);
  expect(companyOf(firstLetterhead())).toEqual({ ...company, name: firstLetterhead().name });
});

test('what the letterhead says goes before', () => {
  expect(companyOf(letterhead)).toEqual({
    ...company,
    ...{ name: letterhead.name, shortName: letterhead.name },
    ...{ phone: '+91 20 4012 3456', phoneLink: '+912040123456' },
    office: { street: ['Tower 2, MG Road'], city: 'Pune', region: 'Maharashtra', pin: '411001', country: 'India' },
  });
  expect(companyOf({ ...letterhead, name: `${company.shortName} Limited` }).shortName).toBe(company.shortName);
});

test.each([
  ['Pune', 'Pune', 'Maharashtra'],
  ['MG Road, Pune', 'MG Road', 'Pune'],
])('the place of %s is its last part', (address, street, city) => {
  expect(companyOf({ ...letterhead, address }).office).toMatchObject({ street: [street], city });
});

test('a text that was built with places names the company, and nothing else changes', () => {
  const text = `${places.name}, ${places.office.street[0]}, ${places.office.city}: 100%, %COMPANYLOGO%`;
  expect(nameCompany(text, companyOf({ ...letterhead, name: '<b>' }), (value) => `[${value}]`)).toBe(
    '[<b>], [Tower 2, MG Road], [Pune]: 100%, %COMPANYLOGO%',
  );
});
