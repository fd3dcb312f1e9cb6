import { type RefCallback, useMemo } from 'react';
import type { StoredRecord } from 'shared/platform';
import { actionsWidth } from './actionsWidth';
import { allotWidths, type Claim } from './allotWidths';
import type { Column } from './column';
import { columnClaims, contentWidth, type Footer } from './columnClaims';
import type { DataTableProps } from './dataTableProps';
import type { RowAction } from './rowAction';
import { useWidth } from './useWidth';

/** How a table stands in the width it has. */
export interface TableLayout<T extends StoredRecord> {
  /** Give it to the element around the table. */
  frame: RefCallback<HTMLElement>;
  /** The columns that are shown. */
  columns: readonly Column<T>[];
  /** Their widths in px; undefined while the frame's is not known, and for cards. */
  widths: readonly number[] | undefined;
  /** Too few columns would be left: each row is a card with all of them. */
  isCards: boolean;
  /** The columns there is no room for. */
  hidden: readonly Column<T>[];
  /** The actions of each row, and the width of their column in px; undefined without actions. */
  actions: { ofRows: readonly (readonly RowAction<T>[])[]; width: number } | undefined;
}

const CHECK_WIDTH = 44;
/** The width of a list on a screen of 600 px. */
const CARDS_BELOW = 568;
const NO_FOOTER: Footer = {};

const widest = new Map<string, number>();

/** The widest content that each column of a table of this label has had in this tab: columns don't shrink from page to page while there is room. */
function keptContents(
  label: string,
  keys: readonly string[],
  contents: readonly number[],
  areKnown: boolean,
): number[] {
  return keys.map((key, place) => {
    const name = `${label}/${key}`;
    const kept = widest.get(name);
    if (!areKnown) return kept ?? contents[place] ?? 0;
    const width = Math.max(kept ?? 0, contents[place] ?? 0);
    widest.set(name, width);
    return width;
  });
}

/** Which columns are shown is settled by the widest contents so far; where these don't fit, the contents of this page decide the widths. */
function fit(kept: readonly Claim[], present: readonly Claim[], room: number): (number | undefined)[] | undefined {
  const widths = allotWidths(kept, room);
  if (!widths || kept.every(({ need }, place) => (widths[place] ?? need) >= need)) return widths;
  const ofShown =
    allotWidths(
      present.filter((_, place) => widths[place] !== undefined),
      room,
    ) ?? [];
  const left = [...ofShown];
  return widths.map((width) => (width === undefined ? undefined : left.shift()));
}

/** Works out a table's columns and their widths from its texts, without a look at what the browser makes of them. */
export function useTableLayout<T extends StoredRecord>({
  label,
  columns,
  rows,
  footer = NO_FOOTER,
  actions,
  selection,
  rowLink,
}: DataTableProps<T>): TableLayout<T> {
  const [frame, frameWidth] = useWidth();
  const ofRows = actions && rows.map(actions);
  const actionsNeed = ofRows && actionsWidth(label, ofRows);
  const weight = rowLink ? 600 : 400;
  const contents = useMemo(
    () => columns.map((column, place) => contentWidth(column, rows, place === 0 ? weight : 400)),
    [columns, rows, weight],
  );

  const claims = (of: readonly number[]) => columnClaims(columns, of, footer, { first: !selection, last: !actions });
  const inFrame = (width: number) => {
    if (width < CARDS_BELOW) return undefined;
    const kept = keptContents(
      label,
      columns.map(({ key }) => key),
      contents,
      rows.length > 0,
    );
    return fit(claims(kept), claims(contents), width - (actionsNeed ?? 0) - (selection ? CHECK_WIDTH : 0));
  };
  const allotted = frameWidth === undefined ? columns.map(() => Infinity) : inFrame(frameWidth);
  const places = allotted?.map((width) => (width === undefined ? '-' : '+')).join('');
  const shown = useMemo(() => columns.filter((_, place) => places?.[place] !== '-'), [columns, places]);
  return {
    frame,
    columns: shown,
    widths: frameWidth === undefined ? undefined : allotted?.filter((width) => width !== undefined),
    isCards: allotted === undefined,
    hidden: columns.filter((column) => !shown.includes(column)),
    actions: ofRows && actionsNeed !== undefined ? { ofRows, width: actionsNeed } : undefined,
  };
}
