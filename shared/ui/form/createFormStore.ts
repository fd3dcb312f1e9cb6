import { createEmitter } from 'shared/platform';
import type { FormErrors, FormStore } from './formState';

/** Creates a store with initial values. */
export function createFormStore(initial: Record<string, unknown>): FormStore {
  let saved = initial;
  let values = initial;
  let errors: FormErrors = {};
  let left: Record<string, unknown> = {};
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
      left = {};
      put(next);
    },
    isDirty: () => values !== saved && Object.keys({ ...values, ...saved }).some(isChanged),
    isChanged,
    errors: () => errors,
    setErrors: (next) => {
      errors = next;
      changed.emit();
    },
    leave: (name) => {
      left = { ...left, [name]: values[name] };
      changed.emit();
    },
    leftWith: (name) => left[name],
    subscribe: changed.subscribe,
  };
}

/** Whether two values of a field look the same to a person: null, empty and absent are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value === undefined || value === '' ? null : value);
  return Object.is(a, b) || plain(a) === plain(b);
}
