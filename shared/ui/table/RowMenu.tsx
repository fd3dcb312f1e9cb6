import { Dropdown } from 'antd';
import { EllipsisVertical } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { RowButton } from './RowButton';
import type { RowAction } from './rowAction';

const icon = <EllipsisVertical size={16} strokeWidth={1.5} />;

export interface RowMenuProps<T> {
  /** Names the row in the button's accessible name. */
  title: string;
  actions: readonly RowAction<T>[];
  /** Another action is still running. */
  isWaiting: boolean;
  onChoose: (label: string) => void;
}

/** The actions that have no button of their own. antd's menu comes with the first press, for most rows never open theirs. */
export function RowMenu<T>({ title, actions, isWaiting, onChoose }: RowMenuProps<T>) {
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  // A dialog that the action opens gives the focus back to where it was, and the menu will be gone.
  // The same Enter must not press what the dialog focuses at once, its close button.
  const choose = (label: string, event: SyntheticEvent) => {
    event.preventDefault();
    opener.current?.focus();
    onChoose(label);
  };
  const button = {
    'aria-label': `More for ${title}`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen ?? false,
    icon,
    isWaiting,
  } as const;
  if (isOpen === undefined) return <RowButton {...button} onClick={() => setOpen(true)} />;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !isWaiting)}
      menu={{
        items: actions.map(({ label, icon: own, danger, disabled: isOff }) => ({
          key: label,
          label,
          icon: own,
          danger,
          disabled: isOff,
          onClick: ({ domEvent }) => choose(label, domEvent),
        })),
      }}
    >
      <RowButton {...button} ref={opener} autoFocus />
    </Dropdown>
  );
}
