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

/** A path that no link of the navigation leads to. */
const elsewhere = '/-';

/**
 * The frames of all documents that are not the dashboard, for `shell.json`. `%PAGE%` is where the server
 * puts a page's own markup: one frame for each link of the navigation, in which that link is highlighted, and `*` for
 * every other path. `/signin` and `404` are complete; `message` takes `%TITLE%` and `%TEXT%`.
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
