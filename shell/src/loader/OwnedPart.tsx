import { Fragment, type FragmentInstance, type ReactNode } from 'react';
import type { Part } from './loadPart';

/** What of a module stands where on the page. */
export interface ShownPart {
  part: Part;
  /** The pattern of the page's route, or the slot. */
  place: string;
}

/** Everything of modules that is shown now, failed or on its way too, with the elements that it is: for who asks whose it is. */
export const shownParts = new Map<FragmentInstance, ShownPart>();

/** Keeps where something of a module is shown; it adds no element. */
export function OwnedPart({ part, place, children }: ShownPart & { children: ReactNode }) {
  return (
    <Fragment
      ref={(elements) => {
        if (!elements) return undefined;
        shownParts.set(elements, { part, place });
        return () => void shownParts.delete(elements);
      }}
    >
      {children}
    </Fragment>
  );
}
