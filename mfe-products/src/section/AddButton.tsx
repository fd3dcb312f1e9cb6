import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Allowed } from 'shared/platform';

/** A page's primary button. */
export function AddButton({ path, children, onClick }: { path: string; children: string; onClick: () => void }) {
  return (
    <Allowed right={`${path}:write`}>
      <Button type="primary" icon={<Plus />} onClick={onClick}>
        {children}
      </Button>
    </Allowed>
  );
}
