import { LIGHT_PAGE_BYTES } from 'shared/contract/lightPage';
import type { Check } from './check';

/** Pages that can be rendered once for everyone: outside the console, at an address without parameters. */
const isForEveryone = (path: string) => !/^\/dashboard(?:\/|$)/i.test(path) && !path.includes('/:');

/** Every file that the release names is in it (entry, the files of each page, prerendered markup, light pages, public files), and all that is prerendered is a route of its own. */
export const pagesExist: Check = ({ release }) => {
  const missing = (file: string, what: string) =>
    Object.hasOwn(release.files, file) ? [] : [`${what} names ${file}, which is not among its files.`];
  const routed = release.manifest.routes.flatMap(({ path, page }) =>
    release.pages[page]?.js.length ? [] : [`The route ${path} names the page ${page}, which the code does not expose.`],
  );
  const pages = Object.entries(release.pages).flatMap(([page, { js, css }]) =>
    [...js, ...css].flatMap((file) => missing(file, `The page ${page}`)),
  );
  const toPrerender = new Set(release.manifest.routes.filter(({ prerender }) => prerender).map(({ path }) => path));
  const unrendered = [...toPrerender].flatMap((path) => {
    if (!isForEveryone(path))
      return [
        `The route ${path} can't be prerendered: only pages outside the console, without parameters, are the same for everyone.`,
      ];
    return Object.hasOwn(release.prerendered, path)
      ? []
      : [`The route ${path} is to be prerendered, and the release has no markup for it.`];
  });
  const prerendered = Object.entries(release.prerendered).flatMap(([path, { html, head }]) => [
    ...(toPrerender.has(path)
      ? []
      : [`The prerendered page ${path} is no route of the module that is to be prerendered.`]),
    ...missing(html, `The prerendered page ${path}`),
    ...(head.image === undefined || release.publicFiles.includes(head.image)
      ? []
      : [`The prerendered page ${path} names the image ${head.image}, which is not among its public files.`]),
  ]);
  const declared = release.manifest.lightPages ?? [];
  const lightPages = declared.flatMap(({ path }) => {
    const page = release.lightPages?.[path];
    if (!page) return [`The release has no files of the light page ${path}.`];
    const bytes = [page.script, page.style].reduce((sum, file) => sum + (release.files[file]?.bytes ?? 0), 0);
    return [
      ...Object.values(page).flatMap((file) => missing(file, `The light page ${path}`)),
      ...(bytes > LIGHT_PAGE_BYTES
        ? [
            `The light page ${path} has ${bytes} bytes of script and style, and ${LIGHT_PAGE_BYTES} are allowed: make it a page of the module.`,
          ]
        : []),
    ];
  });
  const files = release.publicFiles.flatMap((file) => missing(`public/${file}`, `The public file ${file}`));
  return [
    ...missing(release.entry, 'The entry'),
    ...[...routed, ...pages, ...unrendered, ...prerendered, ...lightPages, ...files],
  ];
};
