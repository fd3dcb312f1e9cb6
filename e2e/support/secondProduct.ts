import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const moduleOf = (name: string, title: string, more: object) => ({
  [`${name}/package.json`]: json({
    ...{ name, version: '1.0.0', private: true, type: 'module' },
    dependencies: { antd: '*', react: '*', 'react-router-dom': '*', shared: '*' },
  }),
  [`${name}/module.json`]: json({ contract: 1, name, title, team: title, shellApi: '^3.0.0', ...more }),
});

/** A product of two small modules, for repair tickets and machines: its own files, by their paths in the project. */
const files: Readonly<Record<string, string>> = {
  'shared/product/product.ts': `import type { SlotRecords } from '../contract/slotProps';

export const recordKinds = ['ticket'] as const;
declare module '../contract/slotProps' {
  interface SlotRecords {
    ticket: AnyRecord & { machine: string };
  }
  interface SlotProps {
    'record.ticket': RecordProps<'ticket'>;
  }
}
declare module '../contract/contribution' {
  interface Contributions {
    'record.ticket': RecordContribution<'record.ticket'>;
  }
}
export const recordSlots = { ticket: 'tickets' } as const satisfies Record<keyof SlotRecords, string>;
export const rights = {
  Console: { metrics: 'Figures', accounts: 'Accounts', roles: 'Roles', audit: 'Audit log', modules: 'Modules' },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export const managerAbout = 'Everything but accounts and releases.';
export const roles = {
  mechanic: { name: 'Mechanic', about: 'Tickets.', granted: ['m/mfe-tickets/tickets:*'] },
} satisfies Readonly<Record<string, { name: string; about: string; granted: readonly string[] }>>;
export const reaches: readonly { key: string; label: string; resource: string; sort: string; name: readonly string[]; within?: { key: string; text: string } }[] = [];
export const reachTexts = { all: 'All machines', title: 'Role', gives: 'role', some: 'some machines', none: 'Choose a machine.' };
export const progress = { title: 'Repairs', purpose: 'From a ticket to a machine that runs' };
export const figureGroups = { company: 'Workshop', mine: 'My work' } as const;
export const sampleFigures: Readonly<Record<keyof typeof figureGroups, readonly (readonly [label: string, value: string])[]>> = {
  company: [['Machines', '4']],
  mine: [],
};
`,
  'shared/product/site.ts': `export const siteLinks = [{ label: 'Sign In', path: '/signin' }] as const;
export const footerLinks: readonly { label: string; path: string }[] = [];
export const registrations = [{ label: 'CIN', fact: 'cin' }] as const;
`,
  'server/src/ownProduct.ts': `import type { ServerProduct } from './ServerProduct';

export const ownProduct: ServerProduct = { resources: [], routes: [], dailyWork: [], siteParts: [] };
`,
  ...moduleOf('mfe-tickets', 'Tickets', {
    routes: [
      { path: '/dashboard/tickets', page: 'TicketsPage' },
      { path: '/dashboard/tickets/:id', page: 'TicketPage' },
    ],
    sidebar: [{ id: 'tickets', label: 'Tickets', path: '/dashboard/tickets' }],
    records: [{ kind: 'ticket', path: '/dashboard/tickets/:id' }],
    resources: [
      {
        ...{ name: 'tickets', title: 'ticket', kind: 'ticket', search: ['machine'], sort: ['machine'] },
        schema: { type: 'object', properties: { machine: { type: 'string', maxLength: 40 } }, required: ['machine'] },
      },
    ],
  }),
  'mfe-tickets/src/tickets.ts': `import type { StoredRecord } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';

const schema = z.object({ machine: z.string().trim().min(1, 'Enter the machine.').max(40) });

export interface Ticket extends StoredRecord {
  machine: string;
}
export const tickets: ResourceDefinition<Ticket, z.infer<typeof schema>> = {
  path: 'm/mfe-tickets/tickets',
  name: { one: 'ticket', many: 'tickets' },
  title: ({ machine }) => machine,
  defaultSort: 'machine',
  columns: [{ key: 'machine', title: 'Machine', sortable: true }],
  schema,
  fields: [{ name: 'machine', label: 'Machine', required: true }],
};
`,
  'mfe-tickets/src/pages/TicketsPage.tsx': `import { Button } from 'antd';
import { PageHeader, ResourceTable, useFormDrawer } from 'shared/ui';
import { tickets } from '../tickets';

export default function TicketsPage() {
  const { add, drawer } = useFormDrawer(tickets);
  return (
    <>
      <PageHeader title="Tickets" purpose="What is to be repaired" actions={<Button onClick={add}>Add ticket</Button>} />
      <ResourceTable resource={tickets} />
      {drawer}
    </>
  );
}
`,
  'mfe-tickets/src/pages/TicketPage.tsx': `import { useParams } from 'react-router-dom';
import { useRecord } from 'shared/platform';
import { PageHeader, RecordPanels } from 'shared/ui';
import type { Ticket } from '../tickets';

export default function TicketPage() {
  const { id = '' } = useParams();
  const { data } = useRecord<Ticket>('m/mfe-tickets/tickets', id);
  if (!data) return null;
  return (
    <>
      <PageHeader title={data.machine} purpose="A ticket" />
      <RecordPanels slot="record.ticket" record={data} />
    </>
  );
}
`,
  ...moduleOf('mfe-machines', 'Machines', {
    routes: [],
    sidebar: [],
    contributions: [
      { slot: 'record.ticket', id: 'machines.of-ticket', title: 'Machine', component: 'machines/MachinePanel' },
    ],
  }),
  'mfe-machines/src/machines/MachinePanel.tsx': `import type { SlotProps } from 'shared/contract';
import { Text } from 'shared/ui';

export default function MachinePanel({ record }: SlotProps['record.ticket']) {
  return <Text>{record.machine} stands in hall 2</Text>;
}
`,
};

/**
 * Turns a copy of the project into another product: its files replace this product's, its modules replace these, and
 * its shell's surface is written for the first time. Nothing else changes.
 */
export function becomeSecondProduct(project: string): void {
  for (const name of readdirSync(project).filter((each) => each.startsWith('mfe-')))
    rmSync(join(project, name), { recursive: true });
  rmSync(join(project, '.cache/builds'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  }
  writeFileSync(join(project, 'shell/surface.json'), json({ version: '3.0.0', packages: {} }));
}
