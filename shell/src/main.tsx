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

// A public document has no style nonce and only the public modules' registry, so the console is a separate document.
// Its pages stay until the next one can be shown completely.
navigation.guard((to) => {
  if (world === 'console') return true;
  return worldOf(to.pathname) === 'public' ? whenPageIsHere(registry, to.pathname) : 'document';
});
onIntent(({ pathname }) => preloadPath(registry, pathname));

document.dispatchEvent(new Event(handover.running));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// The response to a form posted without scripts is at an API address; its markup is kept.
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
  // The page's code loads while the frame is hydrated.
  preloadPath(registry, location.pathname);
  document.addEventListener(handover.whole, keepTyped(root), { once: true });
  // As a transition, so that hydration yields to the visitor's input.
  startTransition(() => void hydrateRoot(root, app, hooks));
} else void screenCode(location.pathname).then(() => createRoot(root, hooks).render(app));
