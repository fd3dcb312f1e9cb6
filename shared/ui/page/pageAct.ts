import { inOrder, type RowAction } from '../table/bulk/rowAction';

/** One act of a page's head. The label is its name; what it throws is told on the page. */
export type PageAct = Pick<RowAction<never>, 'label' | 'kind' | 'icon' | 'failed' | 'danger' | 'disabled'> & {
  /** Without it the act isn't offered; all of them, where it is a list. By default, everybody is offered it. */
  right?: string | readonly string[];
  /** `main` is the one next step, `beside` a button before it, for two at most. By default it is in the menu "More". */
  place?: 'main' | 'beside';
} & (
    | { onClick: () => unknown; to?: undefined }
    | { /** The page that it leads to. */ to: string; onClick?: undefined }
  );

/** The most buttons before the main one. */
const MOST_BESIDE = 2;

/** A head's acts as buttons, and those under "More", what destroys last. A menu of one is none: that one is a button too. */
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
