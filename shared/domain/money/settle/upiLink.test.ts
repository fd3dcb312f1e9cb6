import { upiLink } from './upiLink';

test('a payment link names payee, amount and purpose, each written for an address', () => {
  expect(upiLink({ upi: 'acme@bank', payee: 'Acme & Co', paise: 123_450, note: 'INV/26-27/0001' })).toBe(
    'upi://pay?pa=acme%40bank&pn=Acme%20%26%20Co&am=1234.50&cu=INR&tn=INV%2F26-27%2F0001',
  );
});
