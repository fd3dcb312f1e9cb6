import { ApiError, confirm } from 'shared/platform';

/**
 * When a document was refused because its month is filed, asks whether to report it in GSTR-1A. Undefined for any other
 * error. `one` names the document.
 */
export async function confirmGstr1a(error: unknown, one: string): Promise<boolean | undefined> {
  if (!(error instanceof ApiError) || error.code !== 'filed_month') return undefined;
  return confirm({
    title: `Report this ${one} in GSTR-1A?`,
    body: `${error.message} GSTR-1A of the month must then be filed before its GSTR-3B.`,
    confirmLabel: 'Issue and report in GSTR-1A',
    cancelLabel: 'Change the date',
  });
}
