import { company } from 'shared/domain/letterhead/companyFacts';
import { checkCompany } from './checkCompany';

describe('The company’s facts', () => {
  test('as they come are accepted', () => {
    expect(() => checkCompany(company)).not.toThrow();
  });

  test.each([
    ['gstFiler', { gstFiler: 'weekly' }],
    ['email', { email: 'not an address' }],
    ['map.embedUrl', { map: { embedUrl: 'javascript:alert(1)', linkUrl: '' } }],
    ['links.Facebook', { links: { Facebook: 'facebook.com/us' } }],
  ])('are refused with the name of what is wrong: %s', (place, wrong) => {
    expect(() => checkCompany({ ...company, ...wrong })).toThrow(`company.json is wrong at ${place}: `);
  });
});
