import { make } from 'shared/light/drawing';
import { keepTrying } from 'shared/light/keepTrying';
import { phoneLanguage, tags } from 'shared/light/language';
import type { Opening } from 'shared/light/startPage';
import { KeptPayslips } from './KeptPayslips';
import { OwnPage } from './OwnPage';
import { PayslipsView } from './PayslipsView';
import { words } from './words';

/** The month of a browser history entry; empty for the list of months. */
const monthOf = (state: unknown): string => (state as { month?: string } | null)?.month ?? '';

/** Opens an employee's own page in `root`. Returns the function that closes it. */
export function openPayslips(root: HTMLElement, { api, token, storage }: Opening): () => void {
  if (!storage) {
    // A link opened in this tab would replace the page.
    document.documentElement.lang = tags[phoneLanguage()];
    root.replaceChildren(make('p', { className: 'sentence' }, words[phoneLanguage()].keepsNothing));
    return () => undefined;
  }
  const closing = new AbortController();
  const { signal } = closing;
  const own: OwnPage = new OwnPage(api, new KeptPayslips(token, storage), () => {
    view.draw();
    trying.soon();
  });
  const view = new PayslipsView(root, own);
  const waits = () => own.kept.unsent !== undefined;
  const trying = keepTrying(() => own.look(), waits, signal);
  // The month that was open before the page was reloaded.
  own.month = monthOf(history.state);
  view.draw();
  trying.now();
  addEventListener('popstate', ({ state }) => void own.show(monthOf(state)), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') trying.now();
    },
    { signal },
  );
  return () => closing.abort();
}
