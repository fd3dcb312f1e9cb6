import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { blankLetterhead } from 'shared/domain/letterhead/letterhead';
import { configurePlatform, session } from 'shared/platform';
import { PlatformUi, ThemeProvider } from 'shared/ui';
import { fakeApi } from '../../shared/testing/fakeApi';
import { owner } from '../../shared/testing/fixtures';
import { gallery } from '../../shared/ui/gallery';
import { type GalleryState, paths } from '../../shared/ui/gallery/entry';
import { placeRows } from '../../shared/ui/gallery/tables.gallery';
import '../../shell/src/site/base.css';
import './page.css';

/** `?only=Pager/numbered`: shows only that state, as the page under its overlay. */
const only = new URLSearchParams(location.search).get('only');

const stateOf = (state: GalleryState | (() => ReactNode)): GalleryState =>
  typeof state === 'function' ? { show: state } : state;

const change = {
  at: '2026-08-15T09:00:00.000Z',
  by: owner.name,
  action: 'update',
  changes: { city: ['', 'Ranchi'], amountPaise: [100, 1_20_000_00] },
};
const api = fakeApi({ [paths.rows]: placeRows, [paths.none]: [], [paths.waits]: [] });
api.on('GET', 'letterhead', () => ({ status: 200, body: [{ ...blankLetterhead, id: 'l1', version: 1 }] }));
api.on('GET', `${paths.rows}/p1/history`, () => ({ status: 200, body: [change, { ...change, action: 'create' }] }));
const failure = { status: 503, body: { message: 'The server is being repaired. Try again in a minute.' } };
for (const path of [paths.fails, `${paths.fails}/p1/history`]) api.fail('GET', path, failure, 99);
api.fail('POST', paths.fails, failure, 99);
api.fail('GET', paths.waits, 'hang', 99);
api.fail('POST', paths.waits, 'hang', 99);
api.on('POST', paths.together, ({ body }) => {
  const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
  if (!isCheck && ids.includes('long')) return failure;
  const reasonOf = (id: string) => (id === 'bela' ? 'Ended on 30 April 2026.' : '');
  return { status: 200, body: ids.map((id) => ({ id, reason: reasonOf(id), says: '' })) };
});

function Shown({ component, name }: { component: string; name: string }) {
  const known = gallery[component]?.states[name];
  if (!known) throw new Error(`The gallery has no ${component} “${name}”.`);
  const { show: Show } = stateOf(known);
  return <Show />;
}

/** How long the page must stay unchanged to count as drawn, in milliseconds. */
const STILL = 500;

/** Plays the states' interactions after all are drawn, and signals when everything is done. */
function usePlay(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const box of document.querySelectorAll<HTMLElement>('[data-state]')) {
        const [component = '', name = ''] = box.dataset.state?.split('/') ?? [];
        const known = gallery[component]?.states[name];
        if (known && (only || !stateOf(known).window)) stateOf(known).play?.(box);
      }
      let stillness: ReturnType<typeof setTimeout> | undefined;
      const waitAgain = () => {
        clearTimeout(stillness);
        stillness = setTimeout(() => {
          changes.disconnect();
          document.documentElement.dataset.ready = 'true';
        }, STILL);
      };
      const changes = new MutationObserver(waitAgain);
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      waitAgain();
    }, 300);
    return () => clearTimeout(timer);
  }, []);
}

function One({ component, name }: { component: string; name: string }) {
  usePlay();
  return (
    <main className="one" data-state={`${component}/${name}`}>
      <h1 className="hidden">{name}</h1>
      <Shown component={component} name={name} />
    </main>
  );
}

function All() {
  usePlay();
  return (
    <main className="gallery">
      <h1>shared/ui</h1>
      {Object.entries(gallery).map(([component, { room = 'control', states }]) => (
        <article key={component} data-component={component} data-room={room} aria-label={component}>
          <h2>{component}</h2>
          <div className="states">
            {Object.entries(states).map(([name, state]) => {
              const { window: height, as } = stateOf(state);
              const key = `${component}/${name}`;
              return (
                <section key={name} aria-label={`${component}, ${name}`}>
                  <p>{name}</p>
                  <div data-state={key} data-as={as} className="state">
                    {height === undefined ? (
                      <MemoryRouter>
                        <Shown component={component} name={name} />
                      </MemoryRouter>
                    ) : (
                      <iframe title={key} src={`?only=${encodeURIComponent(key)}`} style={{ blockSize: height }} />
                    )}
                  </div>
                </section>
              );
            })}
          </div>
        </article>
      ))}
    </main>
  );
}

session.start('gallery', owner);
configurePlatform({ siteName: 'Gallery', navigate: () => undefined });
const [component, name] = only?.split('/') ?? [];
if (only) document.documentElement.dataset.only = only;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// Components that measure themselves when drawn, such as selected text or table columns, must measure the web font. A
// local substitute may be missing.
await Promise.allSettled([...document.fonts].map((face) => face.load()));
createRoot(root, { onCaughtError: () => undefined }).render(
  <ThemeProvider>
    <PlatformUi onReady={configurePlatform} />
    {component && name ? (
      <MemoryRouter initialEntries={['/?form=new']}>
        <One component={component} name={name} />
      </MemoryRouter>
    ) : (
      <All />
    )}
  </ThemeProvider>,
);
