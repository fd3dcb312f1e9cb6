import { Button } from 'antd';
import { LayoutDashboard } from 'lucide-react';
import type { Home } from 'shared/domain/console/home';
import { useGet, usePreference } from 'shared/platform';
import { EmptyState, PageHeader } from 'shared/ui';
import { useOnDemand } from '../useOnDemand';
import { type Arrangement, asTheyCome, inOrder } from './arrangement';
import { Cards } from './Cards';
import { FirstSteps } from './FirstSteps';
import styles from './HomePage.module.css';
import { useHomeCards } from './useHomeCards';
import { useWelcome } from './useWelcome';
import { Welcome } from './Welcome';

const loadArranging = () =>
  import(/* webpackChunkName: "arrange" */ './ArrangePanel').then((file) => file.ArrangePanel);

/**
 * The dashboard's first page: for new people, where to begin; for the owner, the first steps; then the cards in each
 * person's arrangement.
 */
export default function HomePage() {
  const { isShown: isWelcome, close } = useWelcome();
  const { data: home, state } = useGet<Home>('home');
  const [arrangement, arrange] = usePreference<Arrangement>('dashboard.cards', asTheyCome);
  const arranging = useOnDemand(loadArranging, 'The card arrangement');
  const cards = inOrder(useHomeCards(), arrangement);
  const shown = cards.filter(({ id }) => !arrangement.hidden.includes(id));
  return (
    <>
      <PageHeader
        title="Dashboard"
        purpose="The company and your own work at a glance."
        actions={
          <Button
            icon={<LayoutDashboard />}
            aria-pressed={arranging.Part !== undefined}
            onClick={arranging.Part ? arranging.close : arranging.open}
          >
            Arrange
          </Button>
        }
      />
      <div className={styles.body} data-waits={isWelcome === undefined || state === 'loading' || undefined}>
        {isWelcome && <Welcome onClose={close} />}
        {arranging.Part && (
          <arranging.Part
            cards={cards}
            arrangement={arrangement}
            onChange={(next) => void arrange(next === asTheyCome ? null : next)}
            onDone={arranging.close}
          />
        )}
        {home && <FirstSteps steps={home.steps} />}
        {shown.length === 0 && <EmptyState title="All cards are hidden" detail="Choose Arrange to show them again." />}
        <Cards cards={shown} />
      </div>
    </>
  );
}
