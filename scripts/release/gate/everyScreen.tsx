import { act } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import type { SlotProps } from 'shared/contract';
import { renderScreen, type ScreenOptions } from 'shared/testing';
import type { GatedScreens } from './testsPass.ts';

/** A Jest test that `testsPass` runs beside a module's own. */
const { pages, contributions } = JSON.parse(process.env.GATED_SCREENS ?? '') as GatedScreens;

/** How long a screen may wait for the server's answers, in milliseconds. */
const SETTLES = 50;

const saved = { id: '1', version: 1 };
const closing = { onClose: () => undefined };

/** What each slot passes to its contents: a minimal record, or one row. */
const given: SlotProps = {
  'dashboard.card': {},
  'record.center': {
    id: '1',
    record: { ...saved, client_name: 'Asha Retail', center_code: 'C1', city: 'Ranchi', state: 'Jharkhand' },
  },
  'record.company': { id: '1', record: { ...saved, name: 'Asha Retail', status: 'Active' } },
  'record.candidate': {
    id: '1',
    record: { ...saved, name: 'Asha Rao', email: '', phone: '', position: 'Packer', status: 'Pending' },
  },
  'record.employee': {
    id: '1',
    record: { ...saved, name: 'Asha Rao', code: 'E1', designation: '', department: '' },
  },
  'record.invoice': {
    id: '1',
    record: { ...saved, clientName: 'Asha Retail', status: 'Draft', totalPaise: 0, balancePaise: 0 },
  },
  'list.row-action': { rows: [saved], ...closing },
  'list.bulk-action': { rows: [saved], ...closing },
  'palette.command': closing,
  'settings.page': {},
};

/** Renders a file's component over a server without records, and waits until it settles. */
async function show(file: string, element: (Shown: ComponentType<object>) => ReactElement, options?: ScreenOptions) {
  const { default: Shown } = (await import(file)) as { default: ComponentType<object> };
  const screen = renderScreen(element(Shown), options);
  await act(() => new Promise((settled) => setTimeout(settled, SETTLES)));
  return screen;
}

if (pages.length > 0)
  test.each(pages)('the page at $path renders', async ({ path, route, file }) => {
    const { container } = await show(file, (Page) => <Page />, { path, route });
    expect(container).not.toBeEmptyDOMElement();
  });

// It may show a dialog, or nothing for such a record.
if (contributions.length > 0)
  test.each(contributions)('the contribution $id to $slot renders', async ({ slot, file }) => {
    await show(file, (Contribution) => <Contribution {...given[slot]} />);
  });
