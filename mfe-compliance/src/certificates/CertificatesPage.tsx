import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useRecordActions } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { certificates } from './resource';

/** The certificates: upload, download, renew. */
export default function CertificatesPage() {
  const { add, actions, drawers } = useRecordActions(certificates, { alsoRefresh: compliancePaths });
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
      <ResourceTable resource={certificates} emptyAction={addButton} actions={actions} />
      {drawers}
    </>
  );
}
