/** Sample leads; the numbers and addresses are made up. */
export const leadSamples = [
  { kind: 'callback', mobile: '9876500101', terms: true, status: 'new' },
  { kind: 'contact', name: 'Meera Nair', email: 'meera.nair@example.com', message: 'We need 40 pickers for our Ranchi warehouse before Diwali. What would that cost?', status: 'new' },
  { kind: 'callback', mobile: '9876500102', terms: false, status: 'called', note: 'Wants payroll for 60 people; call again on Monday.' },
  { kind: 'contact', name: 'Arvind Sinha', email: 'arvind.sinha@example.com', message: 'Please send your rates for security guards, three shifts.', status: 'converted', note: 'Signed for one site.' },
  { kind: 'callback', mobile: '9876500103', terms: true, status: 'closed', note: 'Looking for a job; sent to the hiring platform.' },
];
