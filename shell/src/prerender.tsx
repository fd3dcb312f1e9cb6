import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { navLinks } from './site/navLinks';
import { NotFoundPage } from './site/NotFoundPage';
import { SiteFrame } from './site/SiteFrame';

/** Stands where the server puts the page's own markup. */
export const PAGE_SLOT = '%PAGE%';

const frame = (path: string, content = <>{PAGE_SLOT}</>) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SiteFrame>
        <Suspense fallback={null}>{content}</Suspense>
      </SiteFrame>
    </MemoryRouter>,
  );

/**
 * The frames of all documents that are not the dashboard, for `shell.json`: one for each link of the
 * navigation, in which that link is highlighted; `*` for every other path; `404` with the page in it.
 */
export function prerenderFrames(): Record<string, string> {
  return { ...Object.fromEntries(navLinks.map(({ path }) => [path, frame(path)])), '*': frame('/-'), '404': frame('/-', <NotFoundPage />) };
}
