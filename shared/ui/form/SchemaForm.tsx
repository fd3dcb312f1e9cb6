import { Button } from 'antd';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldError, useDraft, useUnsavedChanges } from 'shared/platform';
import type { ZodType } from 'zod';
import { rememberFocus } from '../focus';
import type { FailureText } from '../texts';
import { createFormStore } from './createFormStore';
import { FieldGroups } from './FormFields';
import { ConflictPanel, FormResult } from './FormResult';
import type { Field } from './field';
import { ANOTHER, type DuplicateSearch, FormContext, useFormScope } from './formState';
import styles from './SchemaForm.module.css';
import { useSubmission } from './useSubmission';
import { validate } from './validate';

export interface SchemaFormProps<I extends object> {
  fields: readonly Field<I>[];
  schema: ZodType<I, unknown>;
  /** The form's initial values. Read once; change the form's `key` to start again. */
  initial?: Partial<I>;
  /**
   * Saves the valid input; `values` is the form's whole state, such as the record's version; `act` is the argument of
   * `useSubmitForm`, empty for the form's own button. Errors it throws are shown in the form, an `ApiError`'s fields at
   * the fields. If it resolves to a record, the form takes its values.
   */
  onSubmit: (input: I, values: Readonly<Record<string, unknown>>, act: string) => Promise<unknown>;
  /** Called after a save, once the form has settled. */
  onDone?: () => void;
  /** Called by Cancel. By default there is no such button. */
  onCancel?: () => void;
  submitLabel: string;
  /** The button's label while saving. By default "Saving...". */
  submittingLabel?: string;
  failure: FailureText;
  /** Shown in the form after a save. By default nothing (the caller shows a message or closes it). */
  success?: string;
  /** Empties the form after a save. By default false: the saved values stay. */
  clears?: boolean;
  /**
   * Adds a second button that saves, empties the form except fields with `keeps`, and starts again. By default false.
   */
  addsAnother?: boolean;
  /** Stores unsaved input under this key in session storage. By default nothing is stored. */
  draftKey?: string;
  /** A missing required field is marked and focused, without a message. By default false. */
  silent?: boolean;
  /** Focuses the first field on mount: in a dialog or drawer. By default false. */
  takesFocus?: boolean;
  /** The field to focus on mount, with a message. By default none. */
  asked?: FieldError;
  /** Shows probable duplicates next to the key field after blur. By default doesn't search for any. */
  duplicates?: DuplicateSearch | undefined;
  /** Below the fields: totals, notes. */
  children?: ReactNode;
}

type Store = ReturnType<typeof createFormStore>;
type Checked = ReturnType<typeof validate>;

/** Sets the errors of a validation, replacing earlier ones. */
const checkAgain = (store: Store, checked: Checked) => store.setErrors(checked.ok ? {} : checked.errors);

/** Clears a field's error, and others' errors that its new value fixes. */
function forgive(store: Store, name: string, check: () => Checked): void {
  const isOfField = (path: string) => path === name || path.startsWith(`${name}.`);
  const shown = Object.entries(store.errors());
  if (!shown.some(([path]) => isOfField(path))) return;
  const checked = check();
  store.setErrors(
    Object.fromEntries(shown.filter(([path]) => !isOfField(path) || (!checked.ok && path in checked.errors))),
  );
}

/** The values of the fields that stay for the next record. */
const keptOf = (fields: readonly Field<object>[], store: Store) =>
  Object.fromEntries(
    fields
      .filter(({ keeps }) => keeps)
      .flatMap(({ name, sets = [] }) => [name, ...sets])
      .map((name: string) => [name, store.get(name)]),
  );

/** Restores the form's draft, and stores it while the form differs from its initial values. */
function useRestored(draft: ReturnType<typeof useDraft<Record<string, unknown>>>, store: Store) {
  const [wasRestored, setRestored] = useState(false);
  useEffect(() => {
    if (draft.restored !== undefined) {
      store.assign(draft.restored);
      // oxlint-disable-next-line react/set-state-in-effect -- only the store knows whether the draft differs, once it holds it
      setRestored(store.isDirty());
    }
    return store.subscribe(() => {
      if (store.isDirty()) draft.keep(store.values());
    });
  }, [store, draft]);
  return [wasRestored, setRestored] as const;
}

/** The initial focus: the requested field, otherwise the first. */
function useFirstFocus({
  form,
  store,
  asked,
  takesFocus,
  focusFirst,
}: {
  form: RefObject<HTMLFormElement | null>;
  store: Store;
  asked: FieldError | undefined;
  takesFocus: boolean;
  focusFirst: () => void;
}): void {
  useEffect(() => {
    if (asked) store.setErrors({ [asked.path]: asked.msg });
    if (!takesFocus) return undefined;
    const frame = requestAnimationFrame(() => {
      const wanted = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wanted) wanted.focus();
      // If the user has already focused a field, the focus stays there.
      else if (!form.current?.contains(document.activeElement)) focusFirst();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, takesFocus, focusFirst, asked, store]);
}

/** Gives the focus back to the control that had it when saving began: browsers take it from disabled ones. */
function useFocusAfterSaving(isRunning: boolean): void {
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const giveBack = rememberFocus();
    return () => {
      if (document.activeElement === document.body) giveBack();
    };
  }, [isRunning]);
}

/** A form built from data: fields, schema and a save function. Typing renders only the edited field. */
// oxlint-disable-next-line max-lines-per-function -- the form's one state, what changes it, and its parts in their order
export function SchemaForm<I extends object>(props: SchemaFormProps<I>) {
  const { schema, silent = false, takesFocus = false, asked, duplicates } = props;
  const fields = props.fields as readonly Field<object>[];
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft<Record<string, unknown>>(props.draftKey);
  const [start] = useState<Record<string, unknown>>(() => ({ ...props.initial }));
  const [store] = useState(() => createFormStore(start));
  const wasSubmitted = useRef(false);
  const focusFirst = useCallback(
    () => form.current?.querySelector<HTMLElement>('[data-span] :is(input, textarea, select):not(:disabled)')?.focus(),
    [],
  );
  const focusFirstInvalid = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const { outcome, run, forget } = useSubmission(props.failure, (errors) => {
    store.setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirstInvalid();
  });

  const [wasRestored, setRestored] = useRestored(draft, store);
  useFirstFocus({ form, store, asked, takesFocus, focusFirst });

  const isRunning = outcome.kind === 'running';
  useFocusAfterSaving(isRunning);
  const submit = async (act = '') => {
    if (isRunning) return;
    wasSubmitted.current = true;
    const checked = validate(schema, fields, store.values());
    checkAgain(store, checked);
    if (!checked.ok) {
      focusFirstInvalid();
      return;
    }
    const saved = await run(() => props.onSubmit(checked.input, store.values(), act), props.success);
    if (!saved) return;
    wasSubmitted.current = false;
    setRestored(false);
    draft.clear();
    if (act === ANOTHER) {
      store.reset({ ...start, ...keptOf(fields, store) });
      requestAnimationFrame(focusFirst);
      return;
    }
    store.reset(props.clears ? start : { ...store.values(), ...saved.record });
    props.onDone?.();
  };
  const submitLatest = useRef(submit);
  useEffect(() => {
    submitLatest.current = submit;
  });
  const scope = useMemo(
    () => ({
      store,
      formId,
      silent,
      disabled: isRunning,
      duplicates,
      submit: (act: string) => void submitLatest.current(act),
      checkAgain: () => {
        if (wasSubmitted.current) checkAgain(store, validate(schema, fields, store.values()));
      },
      forgive: (name: string) => forgive(store, name, () => validate(schema, fields, store.values())),
    }),
    [store, formId, silent, isRunning, duplicates, schema, fields],
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const discard = () => {
    store.reset(start);
    draft.clear();
    setRestored(false);
  };

  return (
    <FormContext value={scope}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-busy={isRunning}>
        <UnsavedMark />
        <FormResult outcome={outcome} onDiscardDraft={wasRestored ? discard : undefined} />
        {outcome.kind === 'stale' && (
          <ConflictPanel
            fields={fields}
            current={outcome.current}
            onResolve={() => {
              forget();
              void submit();
            }}
          />
        )}
        <FieldGroups fields={fields} />
        {props.children}
        <FormFooter
          submitLabel={isRunning ? (props.submittingLabel ?? 'Saving...') : props.submitLabel}
          isRunning={isRunning}
          onCancel={props.onCancel}
          onAnother={props.addsAnother ? () => void submit(ANOTHER) : undefined}
        />
      </form>
    </FormContext>
  );
}

/** Asks before leaving the page with unsaved input. */
function UnsavedMark() {
  const { store } = useFormScope();
  useUnsavedChanges(useSyncExternalStore(store.subscribe, store.isDirty));
  return null;
}

interface FormFooterProps {
  submitLabel: string;
  isRunning: boolean;
  onCancel: (() => void) | undefined;
  /** Saves and starts the next one. */
  onAnother: (() => void) | undefined;
}

/**
 * The buttons at the lower right; on phones they are sticky, in one row: if there are three, closing the drawer
 * replaces Cancel.
 */
function FormFooter({ submitLabel, isRunning, onCancel, onAnother }: FormFooterProps) {
  return (
    <div className={styles.footer}>
      {onCancel && (
        <Button className={styles.cancel} onClick={onCancel} disabled={isRunning}>
          Cancel
        </Button>
      )}
      {onAnother && (
        <Button className={styles.another} onClick={onAnother} disabled={isRunning}>
          Save and add another
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={isRunning}>
        {submitLabel}
      </Button>
    </div>
  );
}
