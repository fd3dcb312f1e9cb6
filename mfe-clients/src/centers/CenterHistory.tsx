import { Drawer } from 'antd';
import type { Center } from 'shared/domain/center';
import { HistoryPanel } from 'shared/ui';
import { centerTitle } from './centerTitle';
import { centerFields } from './fields';

/** Who changed a center, when and what; closed without one. */
export function CenterHistory({ center, onClose }: { center: Center | undefined; onClose: () => void }) {
  return (
    <Drawer open={center !== undefined} size={520} title={center && `History of ${centerTitle(center)}`} onClose={onClose} destroyOnHidden>
      {center && <HistoryPanel path="centers" id={center.id} fields={centerFields} />}
    </Drawer>
  );
}
