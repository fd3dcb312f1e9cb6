import { useEffect, useRef } from 'react';
import type { Center } from 'shared/domain/center';
import { ResourceForm } from 'shared/ui';
import styles from './CenterEditPanel.module.css';
import { centerTitle } from './centerTitle';
import { centers } from './resource';

export interface CenterEditPanelProps {
  center: Center;
  /** After a save. */
  onClose: () => void;
  /** When the person gives up; may ask first. */
  onCancel: () => void;
}

/** The form that edits one center, below its row; takes the focus while it is open and gives it back. */
export function CenterEditPanel({ center, onClose, onCancel }: CenterEditPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-label={`Edit ${centerTitle(center)}`}>
      <h2 className={styles.heading}>Edit {centerTitle(center)}</h2>
      <ResourceForm resource={centers} record={center} result="notify" onSaved={onClose} onCancel={onCancel} />
    </section>
  );
}
