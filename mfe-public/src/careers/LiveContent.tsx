import { useEffect, useState } from 'react';

/** How long the document may take, in milliseconds. */
const LIMIT = 8_000;

/** A document's value for this name; empty where it has none. */
const contentIn = (document: Document, name: string) =>
  document.querySelector(`[data-live="${name}"]`)?.innerHTML ?? '';

export interface LiveContentProps {
  /** The server's text for a place: `vacancies` replaces `%VACANCIES%`. */
  name: string;
  /** The document that has it, for a page that is drawn in another one. */
  path: string;
  className?: string | undefined;
}

/**
 * A place of a prerendered page that the server fills from its records. What it put there stays when the code takes over;
 * a page that the code draws itself takes it from the page's document, and links to that when it does not come.
 */
export function LiveContent({ name, path, className }: LiveContentProps) {
  const [html, setHtml] = useState(() =>
    typeof document === 'undefined' ? `%${name.toUpperCase()}%` : contentIn(document, name),
  );
  useEffect(() => {
    if (html !== '') return;
    const load = async () => {
      const response = await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(LIMIT) });
      setHtml(contentIn(new DOMParser().parseFromString(await response.text(), 'text/html'), name));
    };
    load().catch(() => setHtml(`<p><a href="${path}">Load the list again</a></p>`));
  }, [html, name, path]);
  return (
    <div data-live={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
