import type { ReactNode } from 'react';
import { Contributed, type Offered, useContributions, useRights } from 'shared/platform';
import { progress } from 'shared/product';
import { CompanyCard } from './cards/CompanyCard';
import { MyWorkCard } from './cards/MyWorkCard';
import { ProgressCard } from './cards/ProgressCard';

/** A card of the home page: the shell's or a module's. */
export interface HomeCard
  extends Pick<Offered<'dashboard.card'>, 'id' | 'title' | 'order' | 'right' | 'size' | 'height'> {
  content: ReactNode;
}

/**
 * The shell's own cards: the company's figures, the person's own, and the pipeline with the stages that modules
 * declare.
 */
const ownCards: readonly HomeCard[] = [
  {
    id: 'shell.company',
    title: 'Company',
    order: 10,
    right: 'metrics:read',
    height: 124,
    content: <CompanyCard />,
  },
  {
    id: 'shell.my-work',
    title: 'My work',
    order: 20,
    right: 'metrics:read',
    height: 124,
    content: <MyWorkCard />,
  },
  { id: 'shell.progress', title: progress.title, order: 50, height: 190, content: <ProgressCard /> },
];

/** The cards that the account may see, in default order: the shell's own among those of the loaded modules. */
export function useHomeCards(): HomeCard[] {
  const may = useRights();
  const ofModules = useContributions('dashboard.card');
  const own = ownCards.filter(({ right }) => right === undefined || may(right));
  const others = ofModules.map((offered) => ({ ...offered, content: <Contributed offered={offered} props={{}} /> }));
  return [...own, ...others].sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
}
