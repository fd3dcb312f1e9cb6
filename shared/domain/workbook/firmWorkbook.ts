import { centers, clients, opening, series } from './clientSheets';
import { advances, leave, people, placed, taxSoFar } from './peopleSheets';
import type { WorkbookSheet } from './workbookSheet';

/** What brings a running firm here, in the order in which its sheets are stored: later ones name records of earlier ones. */
export const firmWorkbook: readonly WorkbookSheet[] = [
  ...[clients, centers, people, placed, leave, advances, taxSoFar],
  ...[opening, series],
];
