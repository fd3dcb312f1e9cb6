/** Sample candidates put forward for the vacancies of their sample clients, in various stages. */
export const submissionSamples = [
  { candidateId: 'Sunita Munda', vacancyId: 'Warehouse picker', stage: 'Submitted' },
  { candidateId: 'Bikash Tudu', vacancyId: 'Delivery associate', stage: 'Interview' },
  { candidateId: 'Deepika Nair', vacancyId: 'Shift lead', stage: 'Selected' },
  { candidateId: 'Rohit Mahato', vacancyId: 'Loader', stage: 'Submitted' },
] as const;
