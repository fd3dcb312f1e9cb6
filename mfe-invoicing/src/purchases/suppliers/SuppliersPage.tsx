import { linkTo } from 'shared/platform';
import { PageHeader, ResourceTable, useImport, useRecordActions } from 'shared/ui';
import { suppliers } from './resource';

/** Lists suppliers; adds, edits and deletes them. */
export default function SuppliersPage() {
  const { addButton, actions, drawers } = useRecordActions(suppliers);
  const supplierImport = useImport(suppliers);
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
        actions={actions}
      />
      {drawers}
      {supplierImport.dialog}
    </>
  );
}
