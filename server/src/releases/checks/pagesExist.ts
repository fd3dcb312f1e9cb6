import type { Check } from './check';

/** Every file that the release names is in it: entry, the scripts of each routed page, prerendered markup. */
export const pagesExist: Check = ({ release }) => {
  const missing = (file: string, what: string) => (file in release.files ? [] : [`${what} names ${file}, which is not among its files.`]);
  const pages = release.manifest.routes.flatMap(({ path, page }) => {
    const files = release.pages[page];
    if (!files || files.js.length === 0) return [`The route ${path} names the page ${page}, which the code does not expose.`];
    return [...files.js, ...files.css].flatMap((file) => missing(file, `The page ${page}`));
  });
  const prerendered = release.manifest.routes
    .filter((route) => route.prerender)
    .flatMap(({ path }) => {
      const page = release.prerendered[path];
      return page ? missing(page.html, `The prerendered page ${path}`) : [`The route ${path} is to be prerendered, and the release has no markup for it.`];
    });
  return [...missing(release.entry, 'The entry'), ...pages, ...prerendered];
};
