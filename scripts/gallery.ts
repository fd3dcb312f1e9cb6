import { serveGallery } from './gallery/serveGallery.ts';

/** `npm run gallery`: shows every component of shared/ui in every state while you work on it. */
const { url } = await serveGallery(4400);
console.log(`The gallery of shared/ui: ${url} (each reload builds it anew; Ctrl-C ends it)`);
