import type { CodeFile, PageCode } from 'shared/contract/pageCode';

/** The current document's code; undefined if the document names none. */
export function pageCode(): PageCode | undefined {
  const text = document.getElementById('code')?.textContent;
  return text ? (JSON.parse(text) as PageCode) : undefined;
}

function hint(rel: 'preload' | 'prefetch', href: string, integrity = ''): void {
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

let isRunning = false;
/** Files loading or loaded, so that none is requested twice. */
const asked = new Set<string>();

/**
 * Loads and runs the shell, once; its first files load in parallel. Failed files are requested again by the next call.
 */
export function runCode(): void {
  const code = pageCode();
  if (isRunning || !code) return;
  isRunning = true;
  for (const { href, integrity } of code.beside) hint('preload', href, integrity);
  for (const file of code.scripts) if (!asked.has(file.href)) document.head.append(scriptOf(file));
}

function scriptOf({ href, integrity }: CodeFile): HTMLScriptElement {
  const script = document.createElement('script');
  // In insertion order.
  script.async = false;
  script.integrity = integrity;
  asked.add(href);
  script.onerror = () => {
    script.remove();
    asked.delete(href);
    isRunning = false;
  };
  script.src = href;
  return script;
}

/** Fetches the code without running it: the next action then needs no network. */
export function fetchCode(): void {
  const code = pageCode();
  for (const { href } of [...(code?.scripts ?? []), ...(code?.beside ?? [])]) hint('prefetch', href);
}

/** Fetches the sign-in page's code. */
export function fetchSignIn(): void {
  const code = pageCode();
  for (const href of [...(code?.scripts ?? []).map((file) => file.href), ...(code?.signIn ?? [])])
    hint('prefetch', href);
}
