import { createContext, Fragment, type FragmentInstance, type ReactNode, use } from 'react';
import type { Part } from './Part';

/** Where a module's parts are on the page. */
export interface ShownPart {
  part: Part;
  /** The page's route pattern, or the slot. */
  place: string;
}

/**
 * All module parts currently shown, including failed and loading ones, with their elements: for finding the owner of an
 * element.
 */
export const shownParts = new Map<FragmentInstance, ShownPart>();

/** Called with each removed part, until unsubscribed. */
export const onPartGone = new Set<(part: Part) => void>();

const Around = createContext<Part | undefined>(undefined);

/** The enclosing part; undefined if there is none. */
export const useOwnedPart = (): Part | undefined => use(Around);

/** Tracks where a module's part is rendered; adds no element. */
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
