import { diagnose } from './diagnose';
import type { FailureReason } from './ModuleFailure';

/** The timeout of a script or stylesheet, in milliseconds. */
export const FILE_LIMIT = 8000;

declare global {
  interface Window {
    /** Other addresses of files, by absolute URL; a module's own chunk loading reads it. */
    moduleAddresses?: Record<string, string>;
  }
}

let timesAsked = 0;

/**
 * Starts to request files by other addresses (cache busting). While a request is pending, the browser answers
 * further requests for the same file with the same response, so one that hangs would be awaited again and again.
 */
export function cacheBust(urls: readonly string[]): void {
  timesAsked += 1;
  const addresses = (window.moduleAddresses ??= {});
  for (const url of urls) addresses[url] = `${url}?again=${timesAsked}`;
}

/** The address that a file is requested by. */
export const addressOf = (url: string): string => window.moduleAddresses?.[url] ?? url;

/** A file that could not be used. */
export class FileError extends Error {
  override name = 'FileError';
  constructor(
    readonly reason: FailureReason,
    readonly url: string,
  ) {
    super(`${url}: ${reason.kind}`);
  }
}

/**
 * Runs a script once; the browser checks its integrity. Throws `FileError` when it fails to load, differs from what was
 * released, or throws while it runs.
 */
export async function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = addressOf(url);
  script.async = true;
  let thrown: string | undefined;
  const onError = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event.message;
  };
  window.addEventListener('error', onError);
  try {
    await settle(script, url, 'javascript', integrity);
  } finally {
    window.removeEventListener('error', onError);
    script.remove();
  }
  if (thrown) throw new FileError({ kind: 'threw', detail: thrown }, url);
}

/** Adds a stylesheet once; resolves when it is applied. Throws `FileError`. */
export async function loadStylesheet(url: string, integrity: string): Promise<void> {
  const known = [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"],style[data-href]')].some((element) =>
    isStylesheetOf(element, url),
  );
  if (known) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = addressOf(url);
  // A module's own loading looks for it by this attribute, whatever its address.
  link.dataset.href = url;
  try {
    await settle(link, url, 'css', integrity);
  } catch (error) {
    link.remove();
    throw error;
  }
}

/**
 * Disables the linked stylesheets below an address, or enables them again. Styles in the server's document stay: they
 * belong to its markup.
 */
export function applyStylesheets(base: string, doApply: boolean): void {
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (sheet && href.startsWith(base)) sheet.disabled = !doApply;
}

/** A link to the file, or the style element with its content from the server. */
const isStylesheetOf = (element: HTMLElement, url: string) =>
  element instanceof HTMLLinkElement
    ? (element.dataset.href ?? element.href) === url
    : url.endsWith(`/${element.dataset.href ?? ''}`);

function settle(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  expected: 'javascript' | 'css',
  integrity: string,
): Promise<void> {
  if (!isSameOrigin(url)) element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new FileError({ kind: 'timeout', milliseconds: FILE_LIMIT }, url)),
      FILE_LIMIT,
    );
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onerror = () => {
      clearTimeout(timer);
      void diagnose(url, expected, integrity).then((reason) => reject(new FileError(reason, url)));
    };
    document.head.append(element);
  });
}

/** Across origins, integrity can only be checked with CORS; webpack does the same. */
export const isSameOrigin = (url: string): boolean => new URL(url, document.baseURI).origin === location.origin;
