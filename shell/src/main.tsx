import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, screenCode } from './App';
import { hearFaults } from './faults/hearFaults';
import { keepTyped } from './keepTyped';
import { preloadPath, whenPageIsHere } from './loader/preload';
import { offerChunkRetry } from './loader/retryChunk';
import { createNavigation } from './navigation/createNavigation';
import { inTransition } from './navigation/inTransition';
import { onIntent } from './navigation/onIntent';
import { readRegistry } from './registry/readRegistry';
import './site/base.css';
import { handover } from './start/handover';
import { sampleVisit } from './vitals/sampleVisit';
import { worldOf } from './worlds';

offerChunkRetry();
const hooks = hearFaults();
sampleVisit();

const registry = readRegistry(document);
const { world, prerendered } = document.documentElement.dataset;
const navigation = createNavigation(
  window,
  world === 'console' ? undefined : (render) => inTransition(render, flushSync),
);

// A public document has no style nonce and the registry of public modules only: the console is a document of its own.
// Its pages stay until the next one can be shown whole.
navigation.guard((to) => {
  if (world === 'console') return true;
  return worldOf(to.pathname) === 'public' ? whenPageIsHere(registry, to.pathname) : 'document';
});
onIntent(({ pathname }) => preloadPath(registry, pathname));

document.dispatchEvent(new Event(handover.running));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// The answer to a form that was posted without scripts is at an address of the API; its markup is kept, whichever it is.
const app = (
  <StrictMode>
    <App
      registry={registry}
      navigation={navigation}
      prerendered={prerendered === '*' ? location.pathname : prerendered}
    />
  </StrictMode>
);
if (root.firstElementChild) {
  // The page's code comes while the frame is taken over.
  preloadPath(registry, location.pathname);
  document.addEventListener(handover.whole, keepTyped(root), { once: true });
  // As a transition, so that hydration pauses for what the visitor does.
  startTransition(() => void hydrateRoot(root, app, hooks));
} else void screenCode(location.pathname).then(() => createRoot(root, hooks).render(app));
