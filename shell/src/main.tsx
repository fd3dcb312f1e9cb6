import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { offerFederationRuntime } from './loader/offerFederationRuntime';
import { preloadOnIntent, preloadPath } from './loader/preload';
import { offerChunkRetry } from './loader/retryChunk';
import { createNavigation } from './navigation/createNavigation';
import { readRegistry } from './registry/readRegistry';
import './site/base.css';
import { worldOf } from './worlds';

offerFederationRuntime();
offerChunkRetry();

const registry = readRegistry(document);
const navigation = createNavigation(window);
const { world, prerendered } = document.documentElement.dataset;

// A public document has no style nonce and the registry of public modules only: the console is a document of its own.
navigation.guard((to) => world === 'console' || worldOf(to.pathname) === 'public' || 'document');
preloadOnIntent(document, (pathname) => preloadPath(registry, pathname));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root; the shell can only run in a document that the server composed.');
// The answer to a form that was posted without scripts stands at an address of the API; its markup is kept, whichever it is.
const app = (
  <StrictMode>
    <App
      registry={registry}
      navigation={navigation}
      prerendered={prerendered === '*' ? location.pathname : prerendered}
    />
  </StrictMode>
);
// As a transition, so that hydration pauses for what the visitor does.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
