import { type LetterheadInput, letterheadInput } from 'shared/domain/letterhead/letterhead';
import type { TestApp } from './openTestApp';

/** A letterhead that allows issuing documents: a company in Jharkhand whose terms mention no due date. */
export const realLetterhead: LetterheadInput = letterheadInput.parse({
  name: 'Shramdeep Workforce Private Limited',
  address: '4 Station Road\nDhanbad',
  state: '20',
  pin: '828306',
  gstin: '20AAPFU0939F1Z9',
  cin: 'U78100JH2019PTC012345',
  email: 'bills@shramdeep.example',
  phone: '+91 326 555 0101',
  bankName: 'State Bank',
  bankAccount: '3012345678',
  bankIfsc: 'SBIN0001234',
  terms: 'Please name the invoice number.',
  signatory: 'Asha Kumari',
  luts: ['2024-25', '2025-26', '2026-27', '2027-28'].map((year) => `${year} AD200326000123X`),
});

/** Lets a test issue documents, by entering the company's real facts as the owner. */
export async function enterRealLetterhead(server: TestApp, over: Partial<LetterheadInput> = {}): Promise<void> {
  const [{ id }] = (await server.call('GET', 'letterhead')).json<[{ id: string }]>();
  const { statusCode, body } = await server.call('PUT', `letterhead/${id}`, { ...realLetterhead, ...over });
  if (statusCode !== 200) throw new Error(body);
}
