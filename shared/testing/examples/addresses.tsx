import { act, screen as page } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { linkTo, usePageTitle, useUrlState } from 'shared/platform';
import { RecordLink } from 'shared/ui';
import { renderScreen } from '../renderScreen';
import { type Examples, renderUse } from './example';

const defaults = { month: '2026-11', size: 10 };
const useAddress = () => ({ type: useNavigationType(), url: useUrlState(defaults) });
const useTitle = () => usePageTitle('Payroll');
const useNothing = () => undefined;

/** The values in an address, and where a change of them leads. */
function stateAt(route: string, change?: Partial<typeof defaults>, options?: { push?: boolean }): unknown {
  const { now, location } = renderUse(useAddress, { route });
  if (!change) return now().url[0];
  act(() => now().url[1](change, options));
  return [now().url[0], location().search, now().type];
}

/** The effect of pressing a link. */
async function pressed(link: ReactElement): Promise<unknown> {
  const { user, location, now } = renderUse(useNavigationType, {}, link);
  await user.click(page.getByRole('link'));
  return [location().pathname + location().search, now()];
}

const records = { company: '/companies/:id' };
const linkOf = (id: string | null, kind: 'company' | 'supplier' = 'company') =>
  renderScreen(
    <RecordLink kind={kind} id={id}>
      Acme
    </RecordLink>,
    { records },
  )
    .container.querySelector('a')
    ?.getAttribute('href') ?? null;

/** Addresses and ways to them. */
export const addresses: Examples = {
  'shared/platform': {
    'useUrlState: an address without parameters': () => stateAt('/'),
    'useUrlState: a parameter, and one that is no number': () => stateAt('/?month=2026-12&size=all'),
    'useUrlState: a change': () => stateAt('/?other=1', { month: '2026-12' }),
    'useUrlState: a change to the default': () => stateAt('/?month=2026-12&size=20', { month: '2026-11' }),
    'useUrlState: a change that is pushed': () => stateAt('/', { size: 20 }, { push: true }),
    'usePageTitle: a title': () => {
      renderUse(useTitle);
      return document.title;
    },
    'linkTo: a record, one without an id, one that no module shows': () => {
      renderUse(useNothing, { records });
      return [linkTo('company', 'a b'), linkTo('company', null), linkTo('supplier', '1')].map((each) => each ?? null);
    },
  },
  'shared/ui': {
    'RecordLink: a record, one without an id, one that no module shows': () => [
      linkOf('7'),
      linkOf(null),
      linkOf('7', 'supplier'),
    ],
  },
  'react-router-dom': {
    'Link: as it is drawn': () =>
      renderScreen(
        <Link to="/pay?run=1" className="way">
          Pay
        </Link>,
      ).container.querySelector('a')?.outerHTML,
    'Link: pressed': () => pressed(<Link to="/pay?run=1">Pay</Link>),
    'Link: pressed, instead of the page before': () =>
      pressed(
        <Link to="/pay" replace>
          Pay
        </Link>,
      ),
    'Link: pressed, and prevented': () =>
      pressed(
        <Link to="/pay" onClick={(event) => event.preventDefault()}>
          Pay
        </Link>,
      ),
  },
};
