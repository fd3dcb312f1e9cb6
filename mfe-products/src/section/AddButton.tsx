import { Button } from 'antd';
import { Plus } from 'lucide-react';

/** The one primary button of a page. */
export function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button type="primary" icon={<Plus />} onClick={onClick}>
      {children}
    </Button>
  );
}
