import { createContext, useContext, useSyncExternalStore } from 'react';

/** A form's messages by dotted path: `email`, `items.0.quantity`. */
export type FormErrors = Readonly<Record<string, string>>;

/** Where a form searches for probable duplicates, and by which fields. */
export interface DuplicateSearch {
  /** The resource, which supports `POST <path>/duplicates`. */
  path: string;
  /** The record being edited, which is not its own duplicate. By default a new one is added. */
  id?: string | undefined;
  /** The unique keys of a form's records, and the effect of a duplicate: an error, or only a warning. */
  keys: Readonly<Record<string, 'refuse' | 'warn'>>;
}

/** A form's values. Fields subscribe individually, so that typing renders only one field. */
export interface FormStore {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  values(): Readonly<Record<string, unknown>>;
  /** Sets several values at once and keeps the others. */
  assign(values: Record<string, unknown>): void;
  /** Marks the current (or given) values as saved: nothing is dirty. */
  reset(values?: Record<string, unknown>): void;
  isDirty(): boolean;
  /** Whether a field differs from its saved value. */
  isChanged(name: string): boolean;
  errors(): FormErrors;
  setErrors(errors: FormErrors): void;
  /** Records a field's blur, with its current value. */
  leave(name: string): void;
  /** A field's value at its last blur; undefined before. */
  leftWith(name: string): unknown;
  subscribe(listener: () => void): () => void;
}

/** The form context of a field. */
export interface FormScope {
  store: FormStore;
  /** Prefix of the controls' ids. */
  formId: string;
  disabled: boolean;
  /** Submits the form like its button; `act` is passed to `onSubmit`. */
  submit: (act: string) => void;
  /** A missing required field is marked and focused, without a message. */
  silent: boolean;
  /** Validates again after a blur, once the form has been submitted. */
  checkAgain: () => void;
  /**
   * Clears the messages of a corrected field while typing: if one disappeared on blur, the button would move from under
   * the pointer.
   */
  forgive: (name: string) => void;
  /** The search for probable duplicates. By default none. */
  duplicates: DuplicateSearch | undefined;
}

/** The form context of a component; undefined outside a form. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** The form context of this component; throws outside a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('This must be rendered inside a ResourceForm.');
  return scope;
}

/**
 * A field's value, as state. `V` is the type of the field's kind.
 * @example
 * const days = useFormValue<number>('days');
 */
export function useFormValue<V = unknown>(name: string): V {
  const { store } = useFormScope();
  return useSyncExternalStore(store.subscribe, () => store.get(name)) as V;
}

/**
 * The message at a dotted path (`items.0.quantity`), as state.
 * @example
 * const error = useFormError('days');
 */
export function useFormError(path: string): string | undefined {
  const { store } = useFormScope();
  return useSyncExternalStore(store.subscribe, () => store.errors()[path]);
}

/**
 * Sets a field from another field's component.
 * @example
 * const set = useSetFormValue();
 * set('days', 30);
 */
export function useSetFormValue(): (name: string, value: unknown) => void {
  return useFormScope().store.set;
}

/**
 * Submits the form from another button: `onSubmit` (in a ResourceForm, `onSaved`) receives the action.
 * @example
 * const submit = useSubmitForm();
 * submit('issue');
 */
export function useSubmitForm(): (act: string) => void {
  return useFormScope().submit;
}

/** The action of the button "Save and add another". */
export const ANOTHER = 'another';
