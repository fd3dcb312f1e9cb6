import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Center } from 'shared/domain/clients/centers/center';
import { confirmClose, useRecord, useUrlState } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, ResourceForm } from 'shared/ui';
import styles from './CenterEditPanel.module.css';
import { centerTitle } from './center';
import { centers } from './resource';

/** The center being edited, at most one; kept in the address (`?edit=<id>`), so that a reload restores it. */
export interface EditPanelState {
  /** The center's id; empty when none is edited. */
  id: string;
  /** Opens a center's panel and closes any other; asks first if there are unsaved changes. */
  open: (id: string) => Promise<void>;
  /** Closes the panel after a save. */
  close: () => void;
  /** Closes the panel; asks first if there are unsaved changes. */
  cancel: () => Promise<void>;
}

/** Keeps at most one edit panel open. */
export function useEditPanel(): EditPanelState {
  const [{ edit: id }, setUrl] = useUrlState({ edit: '' });
  const close = () => setUrl({ edit: '' });
  return {
    id,
    close,
    open: async (next) => {
      if (next !== id && (await confirmClose())) setUrl({ edit: next });
    },
    cancel: async () => {
      if (await confirmClose()) close();
    },
  };
}

export interface CenterEditPanelProps {
  center: Center;
  /** After a save. */
  onClose: () => void;
  /** Called to cancel; may ask first. */
  onCancel: () => void;
}

/** The form that edits one center, below its row; takes the focus while open and returns it when closed. */
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

export interface OtherCenterPanelProps {
  id: string;
  onClose: () => void;
  /** Renders the panel once the center is loaded. */
  children: (center: Center) => ReactNode;
}

/** The edit panel of a center outside the list's current page: opened by a link, or the list was sorted meanwhile. */
export function OtherCenterPanel({ id, onClose, children }: OtherCenterPanelProps) {
  const { data, state, error, reload } = useRecord<Center>('centers', id);
  return (
    <div className={styles.other}>
      {state === 'loading' && <LoadingState shape="form" />}
      {state === 'failed' && (
        <>
          <FailedState {...describeFailure('Failed to load this center', error)} onRetry={reload} />
          <Button onClick={onClose}>Close</Button>
        </>
      )}
      {data && children(data)}
    </div>
  );
}
