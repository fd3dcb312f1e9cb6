import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { Allowed } from 'shared/platform';
import { Panel, ResourceTable, useFormDrawer, useRemoveAction } from 'shared/ui';
import { bankLayouts } from './bankLayoutsResource';

/** The office's own bank layouts: each adds a file next to the built-in banks' files. */
export function BankLayoutsPanel() {
  const { add, edit, drawer } = useFormDrawer(bankLayouts, {
    initial: { separator: 'Comma', hasHeading: true },
    alsoRefresh: ['wages'],
  });
  const remove = useRemoveAction(bankLayouts, { alsoRefresh: ['wages'] });
  const addButton = (
    <Allowed right="bank-layouts:write">
      <Button icon={<Plus />} onClick={add}>
        Add bank layout
      </Button>
    </Allowed>
  );
  return (
    <Allowed right="bank-layouts:read">
      <Panel dense title="Own bank layouts" purpose="For a bank that is not listed." actions={addButton}>
        <ResourceTable
          resource={bankLayouts}
          actions={() => [
            { kind: 'edit', label: 'Edit', icon: <Pencil />, iconOnly: true, onClick: edit },
            { ...remove, iconOnly: true },
          ]}
        />
      </Panel>
      {drawer}
    </Allowed>
  );
}
