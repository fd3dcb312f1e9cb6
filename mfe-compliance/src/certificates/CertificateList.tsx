import { Button } from 'antd';
import { Pencil, Upload } from 'lucide-react';
import { useRecord, useUrlState } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import type { CertificateRecord } from './record';
import { certificates } from './resource';
import { saveCertificate } from './saveCertificate';

const icon = { size: 16, strokeWidth: 1.5 };

/** The certificates: uploaded, downloaded, renewed. */
export function CertificateList() {
  const [{ form: open }] = useUrlState({ form: '' });
  const { data: existing } = useRecord<CertificateRecord>('certificates', open === '' || open === 'new' ? undefined : open);
  const { add, edit, drawer } = useFormDrawer(certificates, { onSubmit: (input) => saveCertificate(input, existing) });
  const remove = useRemoveAction(certificates);
  const history = useHistoryDrawer(certificates);
  const addButton = <Button type="primary" icon={<Upload {...icon} />} onClick={add}>Add certificate</Button>;
  return (
    <>
      <PageHeader title="Certificates" purpose="Registrations and licences, their files and how long they are good." actions={addButton} />
      <ResourceTable
        resource={certificates}
        emptyAction={addButton}
        actions={() => [
          { label: 'Edit', icon: <Pencil {...icon} />, iconOnly: true, onClick: edit },
          { ...remove, iconOnly: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
