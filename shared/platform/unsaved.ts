import { useEffect } from 'react';
import { confirm } from './host';

const dirty = new Set<symbol>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Marks something on the page as unsaved; the returned function removes the mark. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved');
  if (dirty.size === 0) window.addEventListener('beforeunload', warnBeforeUnload);
  dirty.add(mark);
  return () => {
    dirty.delete(mark);
    if (dirty.size === 0) window.removeEventListener('beforeunload', warnBeforeUnload);
  };
}

/** Whether leaving the page would lose anything. The shell asks before it navigates or changes release. */
export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/** Resolves to true if the page may be left: nothing is unsaved, or the person agrees. */
export function confirmLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  return confirm({
    title: 'Leave without saving?',
    body: 'Your changes haven’t been saved.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  });
}

/** Resolves to true if a form may be closed: nothing is unsaved, or the person agrees; the input is kept as a draft. */
export function confirmClose(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  return confirm({
    title: 'Close without saving?',
    body: 'Your changes are kept as a draft until you sign out.',
    confirmLabel: 'Close',
    cancelLabel: 'Keep editing',
  });
}

/**
 * While `isDirty`, leaving the page asks first.
 * @example
 * useUnsavedChanges(name !== slip.employee);
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
}
