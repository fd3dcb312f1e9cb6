import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'relative'> {
  to: To;
}

/**
 * React Router's link without the prefetching of its framework mode, which the shell does in its own way
 * (`onIntent`). Leads inside the site only: what is elsewhere is an `<a>`.
 */
export function Link({ to, replace, state, relative, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, relative, target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(to, { relative })} target={target} onClick={click}>
      {children}
    </a>
  );
}
