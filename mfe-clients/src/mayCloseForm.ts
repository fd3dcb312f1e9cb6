import { confirm, hasUnsavedChanges } from 'shared/platform';

/** Whether a form may be closed: nothing in it is unsaved, or the person agrees; what was typed is kept as a draft. */
export async function mayCloseForm(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  return confirm({
    title: 'Close without saving?',
    body: 'What you typed is kept until you sign out.',
    confirmLabel: 'Close',
    cancelLabel: 'Go on editing',
  });
}
