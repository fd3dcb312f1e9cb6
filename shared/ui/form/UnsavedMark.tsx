import { useUnsavedChanges } from 'shared/platform';
import { useSyncExternalStore } from 'react';
import { useFormScope } from './formContext';

/** Keeps the page from being left while the form holds unsaved input. */
export function UnsavedMark() {
  const { store } = useFormScope();
  useUnsavedChanges(useSyncExternalStore(store.subscribe, store.isDirty));
  return null;
}
