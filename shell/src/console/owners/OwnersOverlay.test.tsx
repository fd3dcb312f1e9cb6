import '../modules/federation.fixture';
import { screen, waitFor, within } from '@testing-library/react';
import type { RegistryModule } from 'shared/contract';
import { fakeApi, renderScreen } from 'shared/testing';
import { OwnedPart } from '../../loader/OwnedPart';
import { ConsoleFrame } from '../ConsoleFrame';
import { registryFixture } from '../registry.fixture';

const moduleNamed = (name: string): RegistryModule => {
  const module = registryFixture.modules[name];
  if (!module) throw new Error(`The registry has no ${name}.`);
  return module;
};
const clients = moduleNamed('mfe-clients');
const registry = {
  ...registryFixture,
  modules: {
    ...registryFixture.modules,
    'mfe-clients': {
      ...clients,
      manifest: { ...clients.manifest, routes: [{ path: '/dashboard/leads/:id', page: 'LeadPage' }] },
    },
  },
};

/** jsdom has no layout: every element is at the window's corner. */
function giveLayout() {
  const rect = { left: 10, top: 20, right: 110, bottom: 70, width: 100, height: 50 } as DOMRect;
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList);
}
afterEach(() => jest.restoreAllMocks());

function openPage(empty = false) {
  const api = fakeApi();
  api.on('GET', 'releases/mfe-clients/1.0.0/sources', () => ({
    status: 200,
    body: { files: { LeadPage: 'src/leads/LeadPage.tsx' } },
  }));
  api.on('GET', 'releases/mfe-invoicing/1.0.0/sources', () => ({ status: 200, body: { files: {} } }));
  return renderScreen(
    <ConsoleFrame registry={registry} onCommand={() => undefined}>
      {!empty && (
        <OwnedPart
          part={{ module: moduleNamed('mfe-clients'), name: 'LeadPage', kind: 'page' }}
          place="/dashboard/leads/:id"
        >
          <h1>Lead</h1>
          <OwnedPart
            part={{ module: moduleNamed('mfe-invoicing'), name: 'BillsPanel', kind: 'contribution' }}
            place="record.lead"
          >
            <button>Bill</button>
          </OwnedPart>
        </OwnedPart>
      )}
    </ConsoleFrame>,
    { route: '/dashboard/leads/17', api },
  );
}
const panel = () => screen.findByRole('region', { name: 'Who owns this?' });

test('one key tells of everything on the page whose it is, its release, route, slot and source file', async () => {
  giveLayout();
  const { user } = openPage();
  await user.keyboard('o');
  const [page, part] = within(await panel()).getAllByRole('listitem');
  for (const text of ['mfe-clients team', 'mfe-clients 1.0.0', '/dashboard/leads/:id'])
    expect(within(page as HTMLElement).getByText(text)).toBeVisible();
  expect(await within(page as HTMLElement).findByText('mfe-clients/src/leads/LeadPage.tsx')).toBeVisible();
  for (const text of ['mfe-invoicing team', 'record.lead', '/dashboard/leads/:id'])
    expect(within(part as HTMLElement).getByText(text)).toBeVisible();
  expect(await within(part as HTMLElement).findByText('Unknown: the release has no source map')).toBeVisible();
});

test('each outline has a label that the keyboard reaches and that leads to its facts', async () => {
  giveLayout();
  const { user } = openPage();
  await user.keyboard('o');
  await panel();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '2 mfe-invoicing: BillsPanel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(await panel()).getAllByRole('listitem')[1]).toHaveFocus();
});

test('Escape ends it and gives the focus back, wherever the focus is by then', async () => {
  const { user } = openPage();
  screen.getByRole('button', { name: 'Bill' }).focus();
  await user.keyboard('o');
  await waitFor(async () => expect(await panel()).toHaveFocus());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Who owns this?' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Bill' })).toHaveFocus();
});

test('nothing is asked for before the key is pressed', async () => {
  const { user, api } = openPage();
  const asked = () => api.calls.filter(({ path }) => path.startsWith('releases'));
  expect(asked()).toEqual([]);
  await user.keyboard('o');
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a page of the shell says that it is the shell’s', async () => {
  const { user } = openPage(true);
  await user.keyboard('o');
  expect(within(await panel()).getByText('No module shows anything here: the page is the shell’s.')).toBeVisible();
});

test('how the page loaded is read once somebody asks for it', async () => {
  const getEntriesByType = jest.fn(() => []);
  Object.assign(performance, { getEntriesByType });
  const { user } = openPage();
  await user.keyboard('o');
  await panel();
  expect(getEntriesByType).not.toHaveBeenCalled();
  await user.click(screen.getByText('How it loaded'));
  expect(await screen.findByRole('button', { name: 'Copy JSON' })).toBeVisible();
  expect(getEntriesByType).toHaveBeenCalledWith('resource');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});
