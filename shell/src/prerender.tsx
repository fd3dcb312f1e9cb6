import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { siteLinks } from 'shared/product/site';
import SignInPage from './signin/SignInPage';
import { MessagePage } from './site/MessagePage';
import { NotFoundPage } from './site/NotFoundPage';
import { SiteFrame } from './site/SiteFrame';

const frame = (path: string, content: ReactNode) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SiteFrame>
        <Suspense fallback={null}>{content}</Suspense>
      </SiteFrame>
    </MemoryRouter>,
  );

/** A path that no navigation link matches. */
const elsewhere = '/-';

/**
 * The frames of all documents outside the dashboard, for `shell.json`. The server replaces `%PAGE%` with a page's
 * markup: one frame per navigation link, with that link highlighted, and `*` for every other path. `/signin` and `404`
 * are complete; `message` takes `%TITLE%` and `%TEXT%`.
 */
export function prerenderFrames(): Record<string, string> {
  return {
    ...Object.fromEntries(siteLinks.map(({ path }) => [path, frame(path, '%PAGE%')])),
    '*': frame(elsewhere, '%PAGE%'),
    '/signin': frame('/signin', <SignInPage />),
    '404': frame(elsewhere, <NotFoundPage />),
    message: frame(elsewhere, <MessagePage title="%TITLE%" text="%TEXT%" />),
  };
}
