import { confirmClose } from 'shared/platform';

/** Closes a form, once the person agrees to lose what they typed. */
export async function askingToClose(close: () => void): Promise<void> {
  if (await confirmClose()) close();
}
