import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type ShortcutName, shortcuts, usePopover, useShortcut } from 'shared/platform';
import styles from './ListMenu.module.css';

export interface ListMenuProps {
  icon: ReactNode;
  label: ReactNode;
  /** Its name, where its button has room for the icon alone. */
  title: string;
  /** The shortcut that opens and closes it. */
  shortcut: ShortcutName;
  /** Called when it is about to open. By default nothing is. */
  onOpen?: () => void;
  /** Its content, loaded once it opens; `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A menu of a list's toolbar. What is in it loads when it opens. */
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
      // The focused element is gone with the menu.
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
