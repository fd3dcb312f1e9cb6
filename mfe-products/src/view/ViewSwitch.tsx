import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useUrlState } from 'shared/platform';

/** One view of a list. */
export interface View {
  value: string;
  label: string;
  icon: ReactNode;
}

/** The current view of a page; kept in the address, by default the first. */
export function useView(views: readonly [View, ...View[]]): [string, (view: string) => void] {
  const [{ view }, setUrl] = useUrlState<{ view: string }>({ view: views[0].value });
  const known = views.some(({ value }) => value === view) ? view : views[0].value;
  return [known, (next) => setUrl({ view: next })];
}

/** Chooses the view. */
export function ViewSwitch({
  views,
  value,
  onChange,
}: {
  views: readonly View[];
  value: string;
  onChange: (view: string) => void;
}) {
  return <Segmented aria-label="View" options={[...views]} value={value} onChange={onChange} />;
}
