import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { toFieldErrors } from 'shared/domain/validation';
import { ApiError, createEmitter, fieldErrors } from 'shared/platform';
import type { ZodType } from 'zod';
import { describeFailure, type Failure, type FailureText } from '../texts';

/** The messages of a form by dotted path: `email`, `items.0.quantity`. */
export type FormErrors = Readonly<Record<string, string>>;

/** What a form holds. Fields subscribe one by one, so that typing in one renders that one only. */
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
  subscribe(listener: () => void): () => void;
}

/** A store whose values begin as given. */
export function createFormStore(initial: Record<string, unknown>): FormStore {
  let saved = initial;
  let values = initial;
  let errors: FormErrors = {};
  const changed = createEmitter();
  const put = (next: Record<string, unknown>) => {
    values = next;
    changed.emit();
  };
  const isChanged = (name: string) => !isSame(values[name], saved[name]);
  return {
    get: (name) => values[name],
    set: (name, value) => put({ ...values, [name]: value }),
    values: () => values,
    assign: (some) => put({ ...values, ...some }),
    reset: (next = values) => {
      saved = next;
      errors = {};
      put(next);
    },
    isDirty: () => values !== saved && Object.keys({ ...values, ...saved }).some(isChanged),
    isChanged,
    errors: () => errors,
    setErrors: (next) => {
      errors = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

/** Whether two values of a field are the same to a person: nothing, empty and absent are one. */
export function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value === undefined || value === '' ? null : value);
  return Object.is(a, b) || plain(a) === plain(b);
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
}

/** The form around a component; undefined outside of one. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** The form around this component; throws outside of one. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('This must be rendered inside a ResourceForm.');
  return scope;
}

/** A field's value, as state. `V` is what the field's kind holds. */
export function useFormValue<V = unknown>(name: string): V {
  const { store } = useFormScope();
  return useSyncExternalStore(store.subscribe, () => store.get(name)) as V;
}

/** The message at a dotted path (`items.0.quantity`), as state. */
export function useFormError(path: string): string | undefined {
  const { store } = useFormScope();
  return useSyncExternalStore(store.subscribe, () => store.errors()[path]);
}

/** Sets a field from another one's component. */
export function useSetFormValue(): (name: string, value: unknown) => void {
  return useFormScope().store.set;
}

/** Saves the form from another button than its own: `onSubmit` (of a ResourceForm, `onSaved`) is told the act. */
export function useSubmitForm(): (act: string) => void {
  return useFormScope().submit;
}

/** The checked input, or the first message of every field that is wrong. */
export type Validated<I> = { ok: true; input: I } | { ok: false; errors: FormErrors };

/** Checks what was typed against the schema; the keys of `errors` are dotted paths. */
export function validate<I>(schema: ZodType<I, unknown>, values: unknown): Validated<I> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, input: result.data };
  return { ok: false, errors: Object.fromEntries(toFieldErrors(result.error).map(({ path, msg }) => [path, msg])) };
}

/** What came of the last attempt to save. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'failed'; failure: Failure }
  /** Someone else saved first; `current` is what the server has now. */
  | { kind: 'stale'; current: Record<string, unknown> }
  | { kind: 'done'; text: string | undefined };

/** The record in the server's way, when a write was refused as stale. */
function staleRecord(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  return (error.body as { current?: Record<string, unknown> }).current;
}

/** Runs a save and keeps what came of it; resolves to the saved record, or undefined when it failed; fields the server refused go to `onRefused`. */
export function useSubmission(failure: FailureText, onRefused: (errors: Record<string, string>) => void) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const run = async (
    save: () => Promise<unknown>,
    done: string | undefined,
  ): Promise<{ record: object } | undefined> => {
    setOutcome({ kind: 'running' });
    try {
      const record = await save();
      setOutcome({ kind: 'done', text: done });
      return { record: typeof record === 'object' && record !== null ? record : {} };
    } catch (error) {
      const current = staleRecord(error);
      if (current) setOutcome({ kind: 'stale', current });
      else setOutcome({ kind: 'failed', failure: describeFailure(failure, error) });
      onRefused(fieldErrors(error));
      return undefined;
    }
  };
  return { outcome, run, forget: () => setOutcome({ kind: 'none' }) };
}
