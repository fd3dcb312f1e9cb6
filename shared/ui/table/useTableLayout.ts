import { type ReactNode, type RefCallback, useCallback, useMemo, useState } from 'react';
import type { StoredRecord } from 'shared/platform';
import { allotWidths, type Claim } from './allotWidths';
import { arrangeActions, type RowAction } from './bulk/rowAction';
import type { Selection } from './bulk/useListSelection';
import type { Column } from './column';
import { columnClaims, contentWidth, type Footer, leastContentWidth, SAMPLE_MARK, textWidth } from './columnClaims';

/** A table's content and callbacks. */
export interface DataTableProps<T extends StoredRecord> {
  /** The table's label, for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** A row's display name. */
  rowTitle: (row: T) => string;
  /** The current sort, `name` or `-date,name`; headers of sortable columns change it. */
  sort?: string;
  /** Called with the sort that a header asks for. By default headers are not clickable. */
  onSort?: (sort: string) => void;
  /** The actions on a row. By default none, and no column for them. */
  actions?: (row: T) => readonly RowAction<T>[];
  /** Called with an action's error. By default shows a notification. */
  onActionFailed?: (action: RowAction<T>, error: unknown) => void;
  /** The selection and its change handler. By default rows can't be selected. */
  selection?: Selection<T>;
  /** The link of the first column. */
  rowLink?: (row: T) => string | undefined;
  /** Shown below an expanded row; undefined if collapsed. */
  detail?: (row: T) => ReactNode;
  /** Rows of a skeleton instead of `rows`. */
  skeletonRows?: number;
  /** Rows are being refetched: they stay, dimmed. */
  isRefreshing?: boolean;
  /** Below the rows: totals. */
  footer?: Footer;
}

/** A table's layout for its width. */
export interface TableLayout<T extends StoredRecord> {
  /** The ref for the element around the table. */
  frame: RefCallback<HTMLElement>;
  /** The visible columns. */
  columns: readonly Column<T>[];
  /** Their widths in px; undefined before the frame is measured, and for cards. */
  widths: readonly number[] | undefined;
  /** Too few columns would be left: each row is a card with all of them. */
  isCards: boolean;
  /** The columns that don't fit. */
  hidden: readonly Column<T>[];
  /** The actions of each row, and the width of their column in px; undefined without actions. */
  actions: { ofRows: readonly (readonly RowAction<T>[])[]; width: number } | undefined;
}

const CHECK_WIDTH = 44;
/** The width of a list on a 600 px screen. */
const CARDS_BELOW = 568;
const NO_FOOTER: Footer = {};

const widest = new Map<string, number>();

/**
 * The widest content so far of each column of a table with this label in this tab: columns don't shrink from page to
 * page while there is room.
 */
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

/**
 * The widest content so far decides which columns are visible; if it doesn't fit, this page's content decides the
 * widths.
 */
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

/** Calculates a table's columns and widths from its texts, without measuring the DOM. */
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
  const weight = rowLink || columns[0]?.to ? 600 : 400;
  const contents = useMemo(
    () =>
      columns.map(
        (column, place) =>
          contentWidth(column, rows, place === 0 ? weight : 400) +
          (place === 0 && rows.some(({ isSample }) => isSample) ? SAMPLE_MARK : 0),
      ),
    [columns, rows, weight],
  );
  const leasts = useMemo(
    () => columns.map((column, place) => leastContentWidth(column, rows, place === 0 ? weight : 400)),
    [columns, rows, weight],
  );

  const claims = (of: readonly number[]) =>
    columnClaims(columns, of, footer, { first: !selection, last: !actions }, leasts);
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
  const shown = useShown(columns, places);
  return {
    frame,
    columns: shown,
    widths: frameWidth === undefined ? undefined : allotted?.filter((width) => width !== undefined),
    isCards: allotted === undefined,
    hidden: columns.filter((column) => !shown.includes(column)),
    actions: ofRows && actionsNeed !== undefined ? { ofRows, width: actionsNeed } : undefined,
  };
}

/** The columns that fit, as a stable array: rows compare it. `places`: a `-` for each column that doesn't fit. */
const useShown = <T extends StoredRecord>(columns: readonly Column<T>[], places: string | undefined) =>
  useMemo(() => columns.filter((_, place) => places?.[place] !== '-'), [columns, places]);

/** Before any row is loaded: two short buttons. */
const UNKNOWN = 176;
const PADDING = 26;
const ICON = 28;
const GAP = 4;
const BUTTON_PADDING = 18;
const ICON_AND_GAP = 24;

function widthOf<T>(actions: readonly RowAction<T>[]): number {
  const { inline, rest } = arrangeActions(actions);
  const buttons = inline.map(
    ({ label, icon, iconOnly }) =>
      (iconOnly ? ICON : BUTTON_PADDING + textWidth(label, 14, 600) + (icon ? ICON_AND_GAP : 0)) + GAP,
  );
  return PADDING + buttons.reduce((sum, width) => sum + width, 0) + (rest.length > 0 ? ICON : 0);
}

const widestActions = new Map<string, number>();

/**
 * The width of the actions column for its widest row, in px. It never shrinks in this tab for tables with the same
 * label, so that the other columns stay in place from page to page and while loading.
 */
function actionsWidth<T>(label: string, lists: readonly (readonly RowAction<T>[])[]): number {
  if (lists.length === 0) return widestActions.get(label) ?? UNKNOWN;
  const width = Math.ceil(Math.max(widestActions.get(label) ?? 0, ...lists.map(widthOf)));
  widestActions.set(label, width);
  return width;
}

/** The last measured width: the next table most likely has the same, and then renders only once. */
let last: number | undefined;

/** The width of an element in px, kept up to date; before it is measured, the last measured one. */
function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [width, setWidth] = useState(last);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((last = element.clientWidth || undefined));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
