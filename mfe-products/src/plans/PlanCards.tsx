import { Select } from 'antd';
import type { PricingPlan, PricingPlanInput } from 'shared/domain/clients/pricingPlan';
import {
  EmptyList,
  LoadingState,
  NoMatchState,
  Pager,
  ResponseState,
  resourceTexts,
  Toolbar,
  useOffered,
  useResourceList,
} from 'shared/ui';
import type { ListViewProps } from '../view/ListViewProps';
import { PlanCard } from './PlanCard';
import styles from './PlanCards.module.css';

const orders = [
  { value: 'priceMinor', label: 'Cheapest first' },
  { value: '-priceMinor', label: 'Most expensive first' },
  { value: 'name', label: 'By name' },
  { value: '-id', label: 'Newest first' },
];

/** The plans side by side, as on a price list. */
export function PlanCards({ resource, actions, emptyAction, toolbar }: ListViewProps<PricingPlan, PricingPlanInput>) {
  const list = useResourceList(resource);
  const offered = useOffered(resource.path);
  const texts = resourceTexts(resource.name, resource.texts);
  const isEmpty = list.state === 'ready' && list.total === 0;
  const hasRows = list.state === 'ready' && list.rows.length > 0;
  return (
    <section className={styles.plans} aria-label={resource.name.many}>
      <Toolbar resource={{ ...resource, columns: [] }} list={list}>
        <Select
          aria-label="Sort by"
          value={list.sort}
          options={orders}
          popupMatchSelectWidth={false}
          onChange={list.setSort}
        />
        {toolbar}
      </Toolbar>
      <ResponseState of={list} failed={texts.loadFailed} />
      {list.state === 'loading' && (
        <div className={styles.loading}>
          <LoadingState shape="cards" count={3} label={texts.loading} />
        </div>
      )}
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && <EmptyList resource={resource} action={emptyAction} />}
      {hasRows && (
        <ul className={styles.cards}>
          {list.rows.map((plan: PricingPlan) => (
            <PlanCard key={plan.id} plan={plan} actions={offered(actions)} />
          ))}
        </ul>
      )}
      {hasRows && (
        <Pager
          kind="sizes"
          page={list.page}
          size={list.size}
          shown={list.shown}
          total={list.total}
          onChange={list.goTo}
        />
      )}
    </section>
  );
}
