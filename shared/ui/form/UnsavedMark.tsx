import { useSyncExternalStore } from 'react';
import { useUnsavedChanges } from 'shared/platform';
import { useFormScope } from './formContext';

/** Keeps the page from being left while the form holds unsaved input. */
export function UnsavedMark() {
  const { store } = useFormScope();
  useUnsavedChanges(useSyncExternalStore(store.subscribe, store.isDirty));
  return null;
}
