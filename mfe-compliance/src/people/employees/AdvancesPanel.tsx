import { today } from 'shared/domain/dates/dates';
import type { AdvanceAccount, EmployeeAdvance, EmployeeAdvanceInput } from 'shared/domain/pay/wages/employeeAdvance';
import { employeeAdvanceInput } from 'shared/domain/pay/wages/employeeAdvance';
import { useGet } from 'shared/platform';
import { Facts, formatMoney, Money, OwnRecords, Panel, type ResourceDefinition } from 'shared/ui';

const advances = (): ResourceDefinition<EmployeeAdvance, EmployeeAdvanceInput> => ({
  path: 'employee-advances',
  name: { one: 'advance', many: 'advances' },
  title: ({ amountPaise }) => formatMoney(amountPaise),
  defaultSort: '-day',
  columns: [
    { key: 'day', title: 'Day', kind: 'date' },
    { key: 'amountPaise', title: 'Amount', kind: 'money' },
    { key: 'instalmentPaise', title: 'Instalment', kind: 'money' },
    { key: 'note', title: 'Note', priority: 3 },
  ],
  schema: employeeAdvanceInput,
  defaults: { day: today() },
  fields: [
    { name: 'amountPaise', label: 'Amount', kind: 'money', required: true },
    { name: 'day', label: 'Day', kind: 'date', required: true },
    {
      name: 'instalmentPaise',
      label: 'Instalment a month',
      kind: 'money',
      help: 'New wages keep it back. Leave blank for as much as the law allows.',
    },
    { name: 'note', label: 'Note', span: 2, maxLength: 200 },
  ],
});

/** On an employee's page: advances paid, and what remains after wage deductions. */
export function AdvancesPanel({ employeeId }: { employeeId: string }) {
  const { data } = useGet<AdvanceAccount>(`employees/${employeeId}/advances`);
  return (
    <>
      {data && data.advancedPaise > 0 && (
        <Panel title="Advances outstanding" dense>
          <Facts
            facts={[
              { label: 'Left', value: <Money paise={data.leftPaise} /> },
              { label: 'Repaid from wages', value: <Money paise={data.recoveredPaise} /> },
            ]}
          />
        </Panel>
      )}
      <OwnRecords
        resource={advances()}
        of={{ employeeId }}
        title="Advances"
        none="No advances yet."
        alsoRefresh={['employees']}
      />
    </>
  );
}
