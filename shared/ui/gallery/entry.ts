import type { ReactNode } from 'react';

/** One state of a component, for review. */
export interface GalleryState {
  /** Renders it; hooks may be used. */
  show: () => ReactNode;
  /** A first user action: opens a menu, submits a form. */
  play?: (box: HTMLElement) => void;
  /** Simulates hover or focus on its first control. */
  as?: 'hover' | 'focus';
  /** Overlays are shown in a separate window with this height, in px. */
  window?: number;
}

/** A component with all its states. */
export interface GalleryEntry {
  /** The available width: a control's, a two-column form's, or a page's. By default a control's. */
  room?: 'control' | 'form' | 'page';
  states: Readonly<Record<string, GalleryState | (() => ReactNode)>>;
}

/** Components by their names. */
export type Gallery = Readonly<Record<string, GalleryEntry>>;

/** Clicks the control with this text or name. */
export const press =
  (name: string) =>
  (box: HTMLElement): void =>
    [...box.querySelectorAll<HTMLElement>('button')]
      .find((control) => control.textContent === name || control.getAttribute('aria-label') === name)
      ?.click();

/** A value beyond the limit. */
export const LONG = 'Shri Lakshminarayana Venkateshwara Integrated Logistics and Manpower Solutions Private Limited';

/** Mock servers: a list, an empty one, no response, a failure, and a bulk action that fails for the last record. */
export const paths = {
  rows: 'places',
  none: 'no-places',
  waits: 'slow-places',
  fails: 'broken-places',
  together: 'places-together',
} as const;
