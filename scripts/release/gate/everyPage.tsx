import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderScreen } from 'shared/testing';
import type { RenderedPage } from './testsPass.ts';

/** A test that Jest is given beside a module's own, by `testsPass`. */
const pages = JSON.parse(process.env.GATED_PAGES ?? '[]') as RenderedPage[];

/** How long a page has for what it asks of the server, in milliseconds. */
const SETTLES = 50;

test.each(pages)('the page at $path renders', async ({ path, route, file }) => {
  const { default: Page } = (await import(file)) as { default: ComponentType };
  const { container } = renderScreen(<Page />, { path, route });
  await act(() => new Promise((settled) => setTimeout(settled, SETTLES)));
  expect(container).not.toBeEmptyDOMElement();
});
