import type { ReactNode } from 'react';

/** One state of a component, to look at. */
export interface GalleryState {
  /** Draws it; hooks may be used. */
  show: () => ReactNode;
  /** The person's first act: opens a menu, sends a form. */
  play?: (box: HTMLElement) => void;
  /** Looks as if the pointer or the focus were on its first control. */
  as?: 'hover' | 'focus';
  /** Layers over a page are shown in a separate window, this many px high. */
  window?: number;
}

/** A component with all its states. */
export interface GalleryEntry {
  /** The room that a state has where there is as much: a control's, a form's of two columns, or a page's. By default a control's. */
  room?: 'control' | 'form' | 'page';
  states: Readonly<Record<string, GalleryState | (() => ReactNode)>>;
}

/** Components by their names. */
export type Gallery = Readonly<Record<string, GalleryEntry>>;

/** Presses the control of this text or name. */
export const press =
  (name: string) =>
  (box: HTMLElement): void =>
    [...box.querySelectorAll<HTMLElement>('button')]
      .find((control) => control.textContent === name || control.getAttribute('aria-label') === name)
      ?.click();

/** A value beyond the limit. */
export const LONG = 'Shri Lakshminarayana Venkateshwara Integrated Logistics and Manpower Solutions Private Limited';

/** The server's list, an empty one, no answer yet, a failure, and an act on many of which the last fails. */
export const paths = {
  rows: 'places',
  none: 'no-places',
  waits: 'slow-places',
  fails: 'broken-places',
  together: 'places-together',
} as const;
