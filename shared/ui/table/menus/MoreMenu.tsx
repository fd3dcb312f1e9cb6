import { Dropdown } from 'antd';
import { type ComponentType, type MouseEventHandler, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import type { RowAction } from '../bulk/rowAction';

/** What the button of such a menu takes. */
export interface OpenerProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-label': string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  /** An act of the menu is still running. */
  isWaiting: boolean;
  autoFocus?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
}

export interface MoreMenuProps {
  /** The button's accessible name. */
  label: string;
  items: readonly Pick<RowAction<never>, 'label' | 'icon' | 'danger' | 'disabled'>[];
  /** An act is still running: the menu doesn't open. */
  isWaiting: boolean;
  opener: ComponentType<OpenerProps>;
  onChoose: (label: string) => void;
}

/** The acts that have no button of their own. antd's menu comes with the first press, for most never open theirs. */
export function MoreMenu({ label: name, items, isWaiting, opener: Opener, onChoose }: MoreMenuProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that the act opens gives the focus back to where it was, and the menu will be gone.
  // The same Enter must not press what the dialog focuses at once, its close button.
  const choose = (label: string, event: SyntheticEvent) => {
    event.preventDefault();
    button.current?.focus();
    onChoose(label);
  };
  const shown = {
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen ?? false,
    isWaiting,
  } as const;
  if (isOpen === undefined) return <Opener {...shown} onClick={() => setOpen(true)} />;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !isWaiting)}
      menu={{
        items: items.map(({ label, icon, danger, disabled }) => ({
          key: label,
          label,
          icon,
          danger,
          disabled,
          onClick: ({ domEvent }) => choose(label, domEvent),
        })),
      }}
    >
      <Opener {...shown} ref={button} autoFocus />
    </Dropdown>
  );
}
