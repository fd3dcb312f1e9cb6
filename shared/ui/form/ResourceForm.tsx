import { Lock } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type FieldError, notify, type StoredRecord, useMay, useSave } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { EmptyState } from '../states';
import { resourceTexts } from '../texts';
import type { Field } from './field';
import type { DuplicateSearch } from './formState';
import { SchemaForm } from './SchemaForm';

export interface ResourceFormProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  /** The record to edit; without one, adds a record. */
  record?: T;
  /** Overrides the resource's defaults for a new record. */
  initial?: Partial<I>;
  /** Replaces the resource's own fields. */
  fields?: readonly Field<I>[];
  /** Replaces `POST <path>` or `PUT <path>/<id>`; an edit sends the version it started from. */
  onSubmit?: (input: I & { version?: number }) => Promise<T>;
  /**
   * Called with the saved record and the action passed to `useSubmitForm`: empty for the form's own button, `another`
   * for "Save and add another".
   */
  onSaved?: (saved: T, act: string) => void;
  /** Called by Cancel. By default there is no such button. */
  onCancel?: () => void;
  /** Where success is shown: in the form, or as a notification because the form closes. By default `inline`. */
  result?: 'inline' | 'notify';
  /** See SchemaForm. By default false. */
  silent?: boolean;
  /** See SchemaForm. By default false. */
  takesFocus?: boolean;
  /** Only one new record makes sense at a time: there is no "add another" button. By default false. */
  single?: boolean;
  /** See SchemaForm. */
  asked?: FieldError;
  /** Other paths whose lists show this resource too. */
  alsoRefresh?: readonly string[];
  /** Below the fields: totals, notes. */
  children?: ReactNode;
}

/**
 * Adds or edits one record of a resource. An edit sends the version it started from; on a conflict both versions are
 * shown. Accounts without write access see whom to ask.
 */
export function ResourceForm<T extends StoredRecord, I extends object>(props: ResourceFormProps<T, I>) {
  const { resource, record, result = 'inline' } = props;
  const texts = resourceTexts(resource.name, resource.texts);
  const { save } = useSave<T, I & { version?: number }>(resource.path, props.alsoRefresh);
  const mayWrite = useMay((record && resource.editRight) ?? `${resource.path}:write`);
  const done = record ? texts.saved : texts.added;
  const { fields, schema } = record ? resource : (resource.adding ?? resource);
  const submit = async (input: I, { version }: Readonly<Record<string, unknown>>, act: string) => {
    const sent = record ? { ...input, version: version as number } : input;
    const saved = props.onSubmit ? await props.onSubmit(sent) : await save(sent, record?.id);
    if (result === 'notify') notify.success(done);
    props.onSaved?.(saved, act);
    return saved;
  };
  const { path, keys } = resource;
  const id = record?.id;
  const duplicates = useMemo(() => keys && { path, id, keys: keys as DuplicateSearch['keys'] }, [path, id, keys]);
  if (!mayWrite)
    return (
      <EmptyState
        icon={<Lock />}
        title="You don’t have access to this"
        detail={`Ask the owner for permission to create and edit ${resource.name.many}.`}
      />
    );
  return (
    <SchemaForm<I>
      fields={props.fields ?? fields}
      schema={schema}
      initial={record ? (record as unknown as Partial<I>) : { ...resource.defaults, ...props.initial }}
      onSubmit={submit}
      onCancel={props.onCancel}
      submitLabel={record ? texts.save : texts.add}
      submittingLabel={record ? texts.saving : texts.adding}
      failure={record ? texts.saveFailed : texts.addFailed}
      success={result === 'inline' ? done : undefined}
      clears={record === undefined}
      addsAnother={record === undefined && !props.single}
      draftKey={`${resource.path}:${record?.id ?? 'new'}`}
      silent={props.silent}
      takesFocus={props.takesFocus}
      asked={props.asked}
      duplicates={duplicates}
    >
      {props.children}
    </SchemaForm>
  );
}
