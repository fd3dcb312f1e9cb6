import { mayFetchOnIntent } from '../start/connection';

/** The same-site link of an event; undefined for other elements, or a link that opens elsewhere. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOurs = link?.origin === location.origin && (link.target === '' || link.target === '_self');
  return isOurs && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Calls `prepare` with each same-site link that is about to be followed: hovered or focused, unless data saving is on;
 * or pressed. By default, until the document ends.
 */
export function onIntent(prepare: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const listener = (event: Event) => {
    const link = linkOf(event);
    if (link && (event.type === 'pointerdown' || mayFetchOnIntent())) prepare(link);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, listener, { ...(signal && { signal }), passive: true });
}
