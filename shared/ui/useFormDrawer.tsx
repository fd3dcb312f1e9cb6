import { Drawer } from 'antd';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { confirmClose, type FieldError, type StoredRecord, useRecord, useUrlState } from 'shared/platform';
import { ANOTHER } from './form/formState';
import { ResourceForm } from './form/laterForms';
import type { ResourceFormProps } from './form/ResourceForm';
import type { ResourceDefinition } from './resource';
import { LoadingState, ResponseState } from './states';
import { resourceTexts } from './texts';
import styles from './useFormDrawer.module.css';

/** Options of a form in a drawer: the props of ResourceForm, and the drawer's width. */
export interface FormDrawerOptions<T extends StoredRecord, I extends object>
  extends Omit<ResourceFormProps<T, I>, 'resource' | 'record' | 'onCancel' | 'result' | 'takesFocus' | 'asked'> {
  /** In px. By default 520, one column of fields; 760 gives two. */
  width?: number;
}

/** The props of a screen that adds and edits its records. */
export interface FormDrawer<T> {
  add: () => void;
  /** `asked` names a field to focus on mount, with a message. */
  edit: (row: T, asked?: FieldError) => void;
  /** Render this once, anywhere in the screen. */
  drawer: ReactNode;
}

/**
 * Adds and edits records in a drawer next to the list. The open form is in the address (`?form=new`, `?form=<id>`), so
 * that a reload or a new sign-in restores it with its input.
 */
export function useFormDrawer<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  options: FormDrawerOptions<T, I> = {},
): FormDrawer<T> {
  const { width = 520, ...form } = options;
  const [{ form: open }, setUrl] = useUrlState({ form: '' });
  const id = open === '' || open === 'new' ? undefined : open;
  const texts = resourceTexts(resource.name, resource.texts);
  const { data: record, ...response } = useRecord<T>(resource.path, id);
  const [asked, setAsked] = useState<FieldError>();
  const close = useCallback(() => setUrl({ form: '' }), [setUrl]);
  const closeAsking = async () => {
    if (await confirmClose()) close();
  };
  const body = (existing?: T) => (
    <Suspense fallback={<LoadingState shape="form" />}>
      <ResourceForm
        {...form}
        key={open}
        resource={resource}
        record={existing}
        result="notify"
        takesFocus
        asked={asked}
        onCancel={() => void closeAsking()}
        onSaved={(saved, act) => {
          if (act !== ANOTHER) close();
          options.onSaved?.(saved, act);
        }}
      />
    </Suspense>
  );
  const drawer = (
    <Drawer
      rootClassName={styles.drawer}
      classNames={{ body: styles.body }}
      open={open !== ''}
      size={width}
      title={id === undefined ? texts.add : `Edit ${record ? resource.title(record) : resource.name.one}`}
      onClose={() => void closeAsking()}
      destroyOnHidden
    >
      {open === 'new' && body()}
      {id !== undefined && (
        <ResponseState of={response} failed={`Failed to load this ${resource.name.one}`} skeleton="form" />
      )}
      {id !== undefined && record && body(record)}
    </Drawer>
  );
  return {
    add: () => setUrl({ form: 'new' }),
    edit: (row, field) => {
      setAsked(field);
      setUrl({ form: row.id });
    },
    drawer,
  };
}
