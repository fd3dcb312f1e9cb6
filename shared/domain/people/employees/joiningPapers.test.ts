import { employeeInput } from './employee';
import { missingPapers } from './joiningPapers';

const read = (over: object) => employeeInput.parse({ name: 'Asha', ...over });
const problems = (over: object) =>
  employeeInput.safeParse({ name: 'Asha', ...over }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
const bank = { bankAccount: '0012 3456-789', ifsc: 'sbin 0001234' };

test('who brought nothing lacks every paper', () => {
  expect(missingPapers(read({}))).toEqual(['UAN', 'PAN', 'ESI number', 'Bank account', 'Photo', 'Nominee']);
});

test('who brought all lacks none, and who is no member needs no number of PF and ESI', () => {
  const some = { ...bank, pan: 'ABCPK1234F', nomineeName: 'रमेश', nomineeRelation: 'Husband' };
  const numbers = { uan: '100900000011', esicNumber: '3112345678' };
  expect(missingPapers({ ...read({ ...some, ...numbers }), file: 'asha.png' })).toEqual([]);
  expect(missingPapers({ ...read({ ...some, pfMember: false, esiMember: false }), file: 'asha.png' })).toEqual([]);
  expect(missingPapers(read(some))).toEqual(['UAN', 'ESI number', 'Photo']);
});

test('who is paid in cash or by cheque needs no bank account', () => {
  expect(missingPapers(read({ paidBy: 'Cheque' }))).not.toContain('Bank account');
});

test('a bank account is read with its blanks, and needs the IFSC of its branch', () => {
  expect(read(bank)).toMatchObject({ bankAccount: '00123456789', ifsc: 'SBIN0001234' });
  expect(problems({ bankAccount: '00123456789' })).toEqual([['ifsc', 'Enter the IFSC of the bank account.']]);
  expect(problems({ ifsc: 'SBIN0001234' })).toEqual([['bankAccount', 'Enter the bank account number.']]);
});

test.each(['12345678', '1234567890123456789', '12345678x'])('%s is no bank account', (bankAccount) => {
  expect(problems({ ...bank, bankAccount })).toEqual([
    ['bankAccount', 'Enter the bank account number with its 9 to 18 digits.'],
  ]);
});

test.each(['SBIN1001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345'])('%s is no IFSC', (ifsc) => {
  expect(problems({ ...bank, ifsc })).toEqual([
    ['ifsc', 'Enter a valid IFSC: four letters, a zero, six letters or digits.'],
  ]);
});

test('a nominee is named with how they are related', () => {
  expect(problems({ nomineeName: 'Ramesh' })).toEqual([['nomineeRelation', 'Choose how the nominee is related.']]);
  expect(problems({ nomineeRelation: 'Wife' })).toEqual([['nomineeName', 'Enter the name of the nominee.']]);
});
