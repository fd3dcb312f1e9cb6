import { createContext, Fragment, type FragmentInstance, type ReactNode, use } from 'react';
import type { Part } from './Part';

/** Where a module's parts are on the page. */
export interface ShownPart {
  part: Part;
  /** The pattern of the page's route, or the slot. */
  place: string;
}

/** Everything of modules that is shown now, failed or on its way too, with the elements that it is: for anyone who asks who owns it. */
export const shownParts = new Map<FragmentInstance, ShownPart>();

/** Called with each part that is shown no longer, until it is taken out. */
export const onPartGone = new Set<(part: Part) => void>();

const Around = createContext<Part | undefined>(undefined);

/** The part that this is within; undefined outside of all. */
export const useOwnedPart = (): Part | undefined => use(Around);

/** Keeps where something of a module is shown; it adds no element. */
export function OwnedPart({ part, place, children }: ShownPart & { children: ReactNode }) {
  return (
    <Around value={part}>
      <Fragment
        ref={(elements) => {
          if (!elements) return undefined;
          shownParts.set(elements, { part, place });
          return () => {
            shownParts.delete(elements);
            for (const tell of onPartGone) tell(part);
          };
        }}
      >
        {children}
      </Fragment>
    </Around>
  );
}
