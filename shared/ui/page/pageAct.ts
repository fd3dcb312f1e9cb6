import { inOrder, type RowAction } from '../table/bulk/rowAction';

/** One action in a page header. The label is its id; errors are shown on the page. */
export type PageAct = Pick<RowAction<never>, 'label' | 'kind' | 'icon' | 'failed' | 'danger' | 'disabled'> & {
  /** The right needed to see it; for a list, all of them. By default, everybody sees it. */
  right?: string | readonly string[];
  /** `main` is the primary button, `beside` a button before it, at most two. By default it is in the menu "More". */
  place?: 'main' | 'beside';
} & (
    | { onClick: () => unknown; to?: undefined }
    | { /** The page that it links to. */ to: string; onClick?: undefined }
  );

/** The maximum number of buttons before the primary one. */
const MOST_BESIDE = 2;

/**
 * Splits a header's actions into buttons and those under "More", destructive ones last. A single menu item becomes a
 * button too.
 */
export function placeActs(acts: readonly PageAct[]): {
  main: PageAct | undefined;
  beside: readonly PageAct[];
  rest: readonly PageAct[];
} {
  const main = acts.find(({ place }) => place === 'main');
  const beside = acts.filter(({ place }) => place === 'beside').slice(0, MOST_BESIDE);
  const rest = inOrder(acts.filter((act) => act !== main && !beside.includes(act)));
  return rest.length === 1 && beside.length < MOST_BESIDE
    ? { main, beside: [...beside, ...rest], rest: [] }
    : { main, beside, rest };
}
