import { firmWorkbook } from 'shared/domain/workbook/firmWorkbook';
import { PageHeader, Stack, Text, useWorkbookImport } from 'shared/ui';

/** `/dashboard/bring-in`: imports clients, centers, people and opening balances from one workbook. */
export default function BringInPage() {
  const { button, template, dialog } = useWorkbookImport(firmWorkbook, 'Bring in a workbook');
  return (
    <>
      <PageHeader
        title="Bring in your firm"
        purpose="Clients, people and placements from one Excel file."
        actions={
          <>
            {template}
            {button}
          </>
        }
      />
      <Stack>
        <Text>
          Save the template, fill in its sheets ({firmWorkbook.map(({ title }) => title).join(', ')}) and choose the
          file. Every row is checked first. What was stored can be taken back whole for a day, and the same file brings
          nothing twice.
        </Text>
      </Stack>
      {dialog}
    </>
  );
}
