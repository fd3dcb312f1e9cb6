import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { Allowed, linkTo } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useImport, useRemoveAction } from 'shared/ui';
import { suppliers } from './resource';

/** Lists suppliers; adds, edits and deletes them. */
export default function SuppliersPage() {
  const { add, edit, drawer } = useFormDrawer(suppliers);
  const remove = useRemoveAction(suppliers);
  const history = useHistoryDrawer(suppliers);
  const supplierImport = useImport(suppliers);
  const addButton = (
    <Allowed right="suppliers:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add supplier
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Manage Supplier"
        purpose="The company’s suppliers and their tax numbers."
        actions={addButton}
      />
      <ResourceTable
        resource={suppliers}
        rowLink={({ id }) => linkTo('supplier', id)}
        emptyAction={addButton}
        toolbar={supplierImport.button}
        actions={() => [
          {
            kind: 'edit',
            label: 'Edit',
            icon: <Pencil />,
            onClick: edit,
            iconOnly: true,
            inline: true,
          },
          { ...remove, iconOnly: true, inline: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
      {supplierImport.dialog}
    </>
  );
}
