import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { missingParts } from 'shared/vendor/lazyChunks';
import { LaterControl } from './LaterControl';

afterEach(() => missingParts.clear());

const control = (isReadable: boolean) => (
  <LaterControl isReadable={isReadable}>
    <input aria-label="Search leads" />
  </LaterControl>
);

test('A control is there at once where all of antd is here', () => {
  renderScreen(control(false));
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});

test('A control waits for what people came to read where a part of antd is missing', async () => {
  missingParts.add('antd');
  const { rerender } = renderScreen(control(false));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(control(true));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
});
