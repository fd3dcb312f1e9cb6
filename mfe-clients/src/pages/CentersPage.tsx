import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared/ui';
import { CentersList } from '../centers/CentersList';

/** `/dashboard/clientList`: the overview of the clients' centers. */
export default function CentersPage() {
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
      <PageHeader
        title="Centers"
        purpose="Where your clients need people, and whom to call there."
        actions={addButton}
      />
      <CentersList addButton={addButton} />
    </>
  );
}
