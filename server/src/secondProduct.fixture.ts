import type * as product from 'shared/product';

/** A product of two small modules, instead of shared/product: a desk for tickets and the machines that they are about. */
export const secondProduct = {
  recordKinds: ['ticket', 'machine'],
  recordSlots: { ticket: 'tickets' },
  rights: { Console: { metrics: 'Figures', accounts: 'Accounts', roles: 'Roles', modules: 'Modules and releases' } },
  managerAbout: 'Everything but accounts and releases.',
  roles: { mechanic: { name: 'Mechanic', about: 'Tickets.', granted: ['m/mfe-tickets/tickets:*'] } },
  reaches: [],
  reachTexts: { all: 'All machines', title: 'Role', gives: 'role', some: 'some machines', none: 'Choose a machine.' },
  progress: { title: 'Repairs', purpose: 'From a ticket to a machine that runs' },
  figureGroups: { company: 'Workshop', mine: 'My work' },
  sampleFigures: { company: [['Machines', '4']], mine: [] },
} satisfies Record<keyof typeof product, unknown>;
