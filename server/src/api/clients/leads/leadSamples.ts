import type { Lead } from 'shared/domain/clients/leads/lead';
import { sampleClients } from '../../samples/sampleClients';

/** How each client began: a message that was answered, and converted to a company. */
const becameClients = Object.values(sampleClients).map(
  ({ name, lead }): Partial<Lead> => ({
    kind: 'contact',
    ...lead,
    status: 'converted',
    convertedTo: `companies/${name}`,
  }),
);

/** Sample leads; the numbers and addresses are made up. */
export const leadSamples: readonly Partial<Lead>[] = [
  { kind: 'callback', mobile: '9876500101', terms: true, status: 'new' },
  {
    kind: 'contact',
    name: 'Meera Nair',
    email: 'meera.nair@example.com',
    city: 'Ranchi',
    message: 'We need 40 pickers for our Ranchi warehouse before Diwali. What would that cost?',
    status: 'new',
  },
  {
    kind: 'callback',
    mobile: '9876500102',
    terms: false,
    status: 'called',
    note: 'Wants payroll for 60 people; call again on Monday.',
  },
  {
    kind: 'callback',
    mobile: '9876500103',
    terms: true,
    status: 'closed',
    note: 'Looking for a job; sent to the hiring platform.',
  },
  ...becameClients,
];
