import { Button } from 'antd';
import { Pencil, Upload } from 'lucide-react';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { certificates } from './resource';

/** The certificates: upload, download, renew. */
export default function CertificatesPage() {
  const { add, edit, drawer } = useFormDrawer(certificates, { alsoRefresh: compliancePaths });
  const remove = useRemoveAction(certificates);
  const history = useHistoryDrawer(certificates);
  const addButton = (
    <Allowed right="certificates:write">
      <Button type="primary" icon={<Upload />} onClick={add}>
        Add certificate
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Certificates"
        purpose="Registrations and licences, with their files and expiry dates."
        actions={addButton}
      />
      <ResourceTable
        resource={certificates}
        emptyAction={addButton}
        actions={() => [
          { kind: 'edit', label: 'Edit', icon: <Pencil />, iconOnly: true, onClick: edit },
          { ...remove, iconOnly: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
