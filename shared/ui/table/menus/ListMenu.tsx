import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type ShortcutName, shortcuts, usePopover, useShortcut } from 'shared/platform';
import styles from './ListMenu.module.css';

export interface ListMenuProps {
  icon: ReactNode;
  label: ReactNode;
  /** The accessible name, where the button has room only for the icon. */
  title: string;
  /** The shortcut that toggles it. */
  shortcut: ShortcutName;
  /** Called before it opens. By default nothing. */
  onOpen?: () => void;
  /** Its content, loaded when it opens; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A menu in a list's toolbar. Its content loads when it opens. */
export function ListMenu({ icon, label, title, shortcut, onOpen, children }: ListMenuProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const press = () => {
    if (!isOpen) onOpen?.();
    toggle();
  };
  useShortcut(shortcut, press);
  useEffect(() => {
    const element = root.current;
    if (!isOpen) return undefined;
    return () => {
      // The focused element disappears with the menu.
      if (document.activeElement === document.body) element?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
  }, [isOpen, root]);
  return (
    <div ref={root} className={styles.root}>
      <Button
        icon={icon}
        title={title}
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcuts[shortcut].keys}
        onClick={press}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{children(close)}</Suspense>}
    </div>
  );
}
