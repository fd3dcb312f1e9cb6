import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIsOwner } from 'shared/platform';
import { Figures } from './Figures';
import { useFigures } from './useFigures';

const FiguresDrawer = lazy(() => import(/* webpackChunkName: "figures" */ './FiguresDrawer'));

/** The company's figures on the dashboard, with the drawer where the owner edits all figures. */
export function CompanyCard() {
  const [isEditing, setEditing] = useState(false);
  const { all } = useFigures('company');
  const isOwner = useIsOwner();
  const edit = isOwner && all.length > 0 && (
    <Button size="small" icon={<Pencil />} onClick={() => setEditing(true)}>
      Edit figures
    </Button>
  );
  return (
    <>
      <Figures title="Company" group="company" usual={4} actions={edit || undefined} />
      {isEditing && (
        <Suspense fallback={null}>
          <FiguresDrawer metrics={all} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
