import { type Letterhead, letterheadInput } from 'shared/domain/letterhead/letterhead';

/** The company's letterhead as the server's response, complete for every document. */
export const letterhead = (over: Partial<Letterhead> = {}): Letterhead => ({
  ...letterheadInput.parse({
    name: 'Shramdeep Workforce Private Limited',
    address: '4 Station Road\nDhanbad',
    state: '20',
    pin: '828306',
    gstin: '20AAPFU0939F1Z9',
    cin: 'U78100JH2019PTC012345',
    terms: 'Name the invoice number.',
    signatory: 'Asha Kumari',
  }),
  id: 'l1',
  version: 1,
  createdAt: '2026-04-01T09:00:00.000Z',
  updatedAt: '2026-04-01T09:00:00.000Z',
  ...over,
});
