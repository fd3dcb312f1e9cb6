/** How the gallery is looked at; each changes one thing from the one before. */
export const variants = [
  { name: 'light 1280', width: 1280, colorScheme: 'light' },
  { name: 'dark 1280', width: 1280, colorScheme: 'dark' },
  { name: 'dark 390', width: 390, colorScheme: 'dark' },
  { name: 'light 390', width: 390, colorScheme: 'light' },
] as const;
export type Variant = (typeof variants)[number];

/** A page's picture is taken in slices of this height, in px. */
export const SLICE = 4000;

export type Rect = [x: number, y: number, width: number, height: number];

/** One variant of the gallery: the page in slices (JPEG in base 64), and where in it each state is. */
export interface Shot {
  variant: string;
  slices: string[];
  states: { component: string; state: string; rect: Rect }[];
}

/** A component in all its states and variants. */
export interface KeptSheet {
  /** Where each state of each variant stands on the picture. */
  places: Record<string, Record<string, Rect>>;
  /** A PNG in base 64, half as large as what it shows. */
  picture: string;
}

/** Something that is not as it was. */
export interface Change {
  component: string;
  state: string;
  variant: string;
  how: string;
  /** Before, now and where they differ: a PNG in base 64; empty where there is nothing now. */
  picture: string;
}
