import { serveGallery } from './gallery/serveGallery.ts';

/** `npm run gallery`: every component of shared/ui in every state, to look at while it is worked on. */
const { url } = await serveGallery(4400);
console.log(`The gallery of shared/ui: ${url} (each reload builds it anew; Ctrl-C ends it)`);
