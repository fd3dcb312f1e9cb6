import { useEffect, useState } from 'react';

/** The timeout for the document, in milliseconds. */
const LIMIT = 8_000;

/** A document's value for this name; empty if it has none. */
const contentIn = (document: Document, name: string) =>
  document.querySelector(`[data-live="${name}"]`)?.innerHTML ?? '';

export interface LiveContentProps {
  /** The server's text for a placeholder: `vacancies` replaces `%VACANCIES%`. */
  name: string;
  /** The document with the content, for a page rendered in another one. */
  path: string;
  className?: string | undefined;
}

/**
 * A placeholder in a prerendered page that the server fills with live content. Hydration keeps the server's content; a
 * client-rendered page fetches it from the page's document, or links to that if the request fails.
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
