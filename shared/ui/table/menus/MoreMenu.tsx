import { Dropdown } from 'antd';
import { type ComponentType, type MouseEventHandler, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import type { RowAction } from '../bulk/rowAction';

/** The props of the menu's button. */
export interface OpenerProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-label': string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  /** An action of the menu is running. */
  isWaiting: boolean;
  autoFocus?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
}

export interface MoreMenuProps {
  /** The button's accessible name. */
  label: string;
  items: readonly Pick<RowAction<never>, 'label' | 'icon' | 'danger' | 'disabled'>[];
  /** An action is running: the menu doesn't open. */
  isWaiting: boolean;
  opener: ComponentType<OpenerProps>;
  onChoose: (label: string) => void;
}

/**
 * The actions without a button of their own. antd's menu loads on the first click, because most people never open it.
 */
export function MoreMenu({ label: name, items, isWaiting, opener: Opener, onChoose }: MoreMenuProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog opened by the action would return the focus to the menu item, which will be gone. And the same Enter must
  // not press the dialog's focused close button.
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
