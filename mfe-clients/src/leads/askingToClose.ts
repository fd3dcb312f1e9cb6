import { confirmClose } from 'shared/platform';

/** Closes a form after asking about unsaved changes. */
export async function askingToClose(close: () => void): Promise<void> {
  if (await confirmClose()) close();
}
