/** A team's additions to its new module when it starts to keep records: the files in its repository. */
export const payslips: Readonly<Record<string, string>> = {
  'src/resources.ts': `import { z } from 'zod';

/** What is typed of a slip. */
export const slips = z.object({
  employee: z.string().trim().min(1, 'Enter the employee.').max(80),
  days: z.int('Enter the days as a whole number.').min(0).max(31),
});
`,
  'src/slips.ts': `import type { ResourceDefinition } from 'shared/ui';
import type { SlipsInput, SlipsRecord } from './resourceTypes';
import { slips as schema } from './resources';

/** The slips of the month. */
export const slips: ResourceDefinition<SlipsRecord, SlipsInput> = {
  path: 'm/mfe-payroll/slips',
  name: { one: 'slip', many: 'slips' },
  title: ({ employee }) => employee,
  defaultSort: 'employee',
  columns: [
    { key: 'employee', title: 'Employee', sortable: true },
    { key: 'days', title: 'Days', kind: 'number' },
  ],
  schema,
  fields: [
    { name: 'employee', label: 'Employee', required: true },
    { name: 'days', label: 'Days', kind: 'number', required: true },
  ],
};
`,
  'src/pages/PayrollPage.tsx': `import { Button } from 'antd';
import { PageHeader, ResourceTable, useFormDrawer, useImport, useRemoveAction } from 'shared/ui';
import { slips } from '../slips';

/** \`/dashboard/payroll\`: the slips of the month. */
export default function PayrollPage() {
  const { add, edit, drawer } = useFormDrawer(slips);
  const remove = useRemoveAction(slips);
  const slipImport = useImport(slips);
  return (
    <>
      <PageHeader title="Payroll" purpose="Payslips of the year" actions={<Button onClick={add}>Add slip</Button>} />
      <ResourceTable
        resource={slips}
        toolbar={slipImport.button}
        actions={() => [
          { kind: 'edit', label: 'Edit', onClick: edit, inline: true },
          { ...remove, inline: true },
        ]}
      />
      {drawer}
      {slipImport.dialog}
    </>
  );
}
`,
  'src/pages/PayrollPage.test.tsx': `import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import PayrollPage from './PayrollPage';

test('the slips are listed', async () => {
  const api = fakeApi({ 'm/mfe-payroll/slips': [{ employee: 'Asha Rao', days: 30 }] });
  renderScreen(<PayrollPage />, { route: '/dashboard/payroll', api });
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});
`,
};

/** Their declaration in \`module.json\`; \`npm run resources\` writes the schema from \`src/resources.ts\`. */
export const declaredSlips = [
  {
    name: 'slips',
    title: 'slip',
    search: ['employee'],
    sort: ['employee'],
    unique: [['employee']],
    schema: { type: 'object', properties: { employee: { type: 'string', maxLength: 80 } } },
  },
];
