import { companyInput } from 'shared/domain/clients/companies/company';
import { readConvertedTo, toCandidate, toCompany } from './conversions';
import { leadOf } from './lead.fixture';

test('a converted lead’s target is stored with its product, and the module for such records shows it', () => {
  const targets = [toCompany, toCandidate].flatMap(({ target }) => [target('instahires'), target('ultrahrms')]);
  expect(targets).toEqual(['companies', 'ultrahrms/companies', 'candidates', 'ultrahrms/candidates']);
  expect(targets.map((target) => readConvertedTo(`${target}/x1`))).toEqual(
    [
      ['company', 'company'],
      ['company', 'ultrahrms.company'],
      ['candidate', 'candidate'],
      ['candidate', 'ultrahrms.candidate'],
    ].map(([kind, record], index) => ({ target: targets[index], id: 'x1', kind, record })),
  );
  expect(readConvertedTo('')).toBeUndefined();
  expect(readConvertedTo('suppliers/x1')).toBeUndefined();
});

test('known fields of a lead need not be typed again', () => {
  const lead = leadOf({ name: 'Meera Nair', email: 'meera@example.com', mobile: '9876500101' });
  const known = { product: 'instahires', email: 'meera@example.com', phone: '9876500101' };
  expect(toCompany.initial(lead)).toEqual({
    ...known,
    paymentDays: 30,
    contacts: [{ name: 'Meera Nair', role: '', email: 'meera@example.com', phone: '9876500101' }],
    hasCenter: false,
    centerCity: '',
  });
  expect(toCandidate.initial(lead)).toEqual({ ...known, name: 'Meera Nair' });
});

test('a company’s first center has the company’s address; a company of ultrahrms has none', () => {
  const form = {
    ...companyInput.parse({ name: 'Nair Foods', gstin: '20AALCS7302Q1Z3', address: 'Govindpur Road' }),
    product: 'instahires' as const,
    hasCenter: true,
    centerCity: 'Dhanbad',
  };
  const { hasCenter: _has, centerCity: _city, ...record } = form;
  expect(toCompany.send?.(form)).toEqual({
    record,
    center: { city: 'Dhanbad', address: 'Govindpur Road', state: 'Jharkhand' },
  });
  expect(toCompany.send?.({ ...form, hasCenter: false })).toEqual({ record });
  expect(toCompany.send?.({ ...form, product: 'ultrahrms' })).toEqual({ record: { ...record, product: 'ultrahrms' } });
});
