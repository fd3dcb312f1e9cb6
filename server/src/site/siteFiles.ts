import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases/ReleaseStore';
import type { Differences } from './differences/Differences';
import { IMMUTABLE, sendFile } from './sendFile';

interface SiteFiles {
  store: ReleaseStore;
  /** The folder of the shell's files. */
  shellFolder: string;
  /** Brings a file of another server's shell; answers whether it is there. By default none. */
  bringShell: ((name: string) => Promise<boolean>) | undefined;
  differences: Differences;
  /** The site's address, without a slash at the end. */
  origin: string;
  /** The paths of all public pages. */
  paths: () => Promise<string[]>;
}

/** The files of the shell and of modules, and those that browsers and search engines ask every site for. */
export function siteFiles(app: FastifyInstance, options: SiteFiles): void {
  const { store, shellFolder, bringShell, differences, origin, paths } = options;
  const isOwn = store.served.isOwn.bind(store.served);
  app.get('/shell/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const send = () => sendFile(request, reply, shellFolder, name, { cacheControl: IMMUTABLE, differences });
    if ((await send()) || ((await bringShell?.(name)) && (await send()))) return reply;
    return reply.status(404).type('text/plain').send('There is no such file.');
  });
  app.get('/modules/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const send = () =>
      sendFile(request, reply, store.files.root, name, { cacheControl: IMMUTABLE, isOwn, differences });
    if ((await send()) || ((await store.bring(name)) && (await send()))) return reply;
    return reply.status(404).type('text/plain').send('There is no such file.');
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.get('/home', (_request, reply) => reply.redirect('/', 308));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = (await paths()).map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  });
}
