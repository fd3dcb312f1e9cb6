import type { Page } from '@playwright/test';

/** How a table of the page uses its width. */
export interface ListFindings {
  table: string;
  /** The columns with a truncated cell, each with its text. */
  cut: string[];
  /** The columns wider than their longest content needs, in px. */
  roomy: string[];
  /** Cells that must never be truncated but are: figures, dates, states, totals, titles. */
  lost: string[];
}

/**
 * Measures each table of the page that is not a grid of cards. A column is too wide when its longest content leaves
 * more than `slack` px; a width computed from characters may exceed that by as much again.
 */
export function cutCells(page: Page, slack = 12): Promise<ListFindings[]> {
  return page.evaluate((most) => {
    const range = document.createRange();
    const room = (cell: HTMLTableCellElement) => {
      range.selectNodeContents(cell);
      const style = getComputedStyle(cell);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const content =
        rects.length === 0
          ? 0
          : Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
      return cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - content;
    };
    const isCut = (cell: HTMLTableCellElement) =>
      [cell, ...cell.querySelectorAll('*')].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden',
      );
    const tables = [...document.querySelectorAll<HTMLTableElement>('main table[aria-label]')].filter(
      (table) => table.querySelector('[role="columnheader"]') && getComputedStyle(table).display === 'table',
    );
    return tables.map((table) => {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
      const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row], tfoot tr')];
      const columns = heads
        .map((head, place) => ({
          title: head.textContent ?? '',
          head,
          cells: rows.flatMap((row) => row.cells[place] ?? []),
        }))
        .filter(({ head, title }) => title !== 'Actions' && !head.querySelector('input'));
      const named = (title: string, cell: HTMLTableCellElement) => `${title}: ${cell.textContent}`;
      return {
        table: table.getAttribute('aria-label') ?? '',
        cut: columns.flatMap(({ title, cells }) =>
          cells
            .filter(isCut)
            .slice(0, 1)
            .map((cell) => named(title, cell)),
        ),
        roomy: columns
          .map(({ title, head, cells }) => ({ title, left: Math.min(...[head, ...cells].map(room)) }))
          .filter(({ left }) => left > most)
          .map(({ title, left }) => `${title} (${Math.floor(left)} px)`),
        lost: columns.flatMap(({ title, head, cells }) =>
          [
            head,
            ...cells.filter(
              (cell) =>
                cell.dataset.right ||
                cell.closest('tfoot') ||
                cell.querySelector('time, [data-tone]') ||
                cell.querySelector('a[href^="tel:"]')?.textContent === cell.textContent,
            ),
          ]
            .filter(isCut)
            .map((cell) => named(title, cell)),
        ),
      };
    });
  }, slack);
}
