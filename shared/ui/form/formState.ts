import { createContext, useContext, useSyncExternalStore } from 'react';

/** The messages of a form by dotted path: `email`, `items.0.quantity`. */
export type FormErrors = Readonly<Record<string, string>>;

/** Where a form looks for records that are probably the same, and by which fields. */
export interface DuplicateSearch {
  /** The resource, which answers `POST <path>/duplicates`. */
  path: string;
  /** The record that is edited, which is no duplicate of itself. By default a new one is added. */
  id?: string | undefined;
  /** The unique keys of a form's records, and the effect of a duplicate: refused, or only a warning. */
  keys: Readonly<Record<string, 'refuse' | 'warn'>>;
}

/** A form's values. Fields subscribe one by one, so that typing in one renders that one only. */
export interface FormStore {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  values(): Readonly<Record<string, unknown>>;
  /** Puts several values at once and leaves the others. */
  assign(values: Record<string, unknown>): void;
  /** Takes the present (or given) values as saved: nothing is dirty. */
  reset(values?: Record<string, unknown>): void;
  isDirty(): boolean;
  /** Whether a field differs from what was saved. */
  isChanged(name: string): boolean;
  errors(): FormErrors;
  setErrors(errors: FormErrors): void;
  /** Notes that a field was left, with the value it has now. */
  leave(name: string): void;
  /** A field's value when it was last left; undefined before. */
  leftWith(name: string): unknown;
  subscribe(listener: () => void): () => void;
}

/** The form around a field. */
export interface FormScope {
  store: FormStore;
  /** Prefix of the controls' ids. */
  formId: string;
  disabled: boolean;
  /** Saves the form as its button does; `act` tells `onSubmit` why. */
  submit: (act: string) => void;
  /** A required field that is missing is marked and focused, but nothing is said. */
  silent: boolean;
  /** Checks the fields again after it was left, once the form has been submitted. */
  checkAgain: () => void;
  /** Takes away the messages of a field that has been put right, while it is typed: when one vanished on leaving the field, the button would move from under the pointer. */
  forgive: (name: string) => void;
  /** The search for records that are probably the same. By default there is none. */
  duplicates: DuplicateSearch | undefined;
}

/** The form around a component; undefined outside of one. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** The form around this component; throws outside of one. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('This must be rendered inside a ResourceForm.');
  return scope;
}

/**
 * A field's value, as state. `V` is what the field's kind holds.
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
 * Sets a field from another one's component.
 * @example
 * const set = useSetFormValue();
 * set('days', 30);
 */
export function useSetFormValue(): (name: string, value: unknown) => void {
  return useFormScope().store.set;
}

/**
 * Saves the form from another button than its own: `onSubmit` (of a ResourceForm, `onSaved`) is told the act.
 * @example
 * const submit = useSubmitForm();
 * submit('issue');
 */
export function useSubmitForm(): (act: string) => void {
  return useFormScope().submit;
}

/** The act of the button "Save and add another". */
export const ANOTHER = 'another';
