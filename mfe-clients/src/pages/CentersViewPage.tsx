import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared/ui';
import { CenterDirectory } from '../directory/CenterDirectory';

/** `/dashboard/clientList/view`: the directory of centers, to read and to call from. */
export default function CentersViewPage() {
  const navigate = useNavigate();
  const addButton = (
    <Button
      type="primary"
      icon={<Plus size={16} strokeWidth={1.5} />}
      onClick={() => void navigate('/dashboard/newCenter')}
    >
      Add center
    </Button>
  );
  return (
    <>
      <PageHeader title="Center directory" purpose="Look a center up: where it is, and whom to call there." />
      <CenterDirectory addButton={addButton} />
    </>
  );
}
