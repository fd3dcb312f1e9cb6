import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Follows the plain links marked `data-follow` inside an element within the tab: the place of a hundred `Link`s that would each watch the address. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-follow]') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') ?? '');
    },
    [navigate],
  );
}
