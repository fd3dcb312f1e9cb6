import { confirmClose } from 'shared/platform';

/** Closes a form, once whoever typed in it agrees. */
export async function askingToClose(close: () => void): Promise<void> {
  if (await confirmClose()) close();
}
