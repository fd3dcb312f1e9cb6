import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { type LazyChunk, lazyChunk } from './lazyChunk';
import { lazyChunks, missingParts } from './lazyChunks';

interface Words {
  greeting: string;
}

afterEach(() => {
  lazyChunks.clear();
  missingParts.clear();
});

/** Code that comes, or fails to, when the test says so. */
function codeOnDemand() {
  const asked: { resolve: (words: Words) => void; reject: (failure: Error) => void }[] = [];
  const bring = jest.fn(() => new Promise<Words>((resolve, reject) => asked.push({ resolve, reject })));
  return { bring, asked };
}

const Greeting = ({ part }: { part: LazyChunk<Words> }) => <p>{part.use().greeting}</p>;

class Failing extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () =>
    this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>;
}

const shown = (part: LazyChunk<Words>) => (
  <Failing>
    <Suspense fallback={<p>on its way</p>}>
      <Greeting part={part} />
    </Suspense>
  </Failing>
);

test('who renders something of a part waits for it, and it is brought once', async () => {
  const { bring, asked } = codeOnDemand();
  const part = lazyChunk('words', bring);
  expect(missingParts).toEqual(new Set(['words']));
  await act(async () => render(shown(part)));
  expect(screen.getByText('on its way')).toBeVisible();
  await act(async () => asked[0]?.resolve({ greeting: 'Namaste' }));
  expect(screen.getByText('Namaste')).toBeVisible();
  expect(missingParts.size).toBe(0);
  await act(async () => render(shown(part)));
  expect(screen.getAllByText('Namaste')).toHaveLength(2);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('what has come is there in the first frame', async () => {
  const part = lazyChunk('words', () => Promise.resolve({ greeting: 'Namaste' }));
  expect(part.here()).toBeUndefined();
  await part.load();
  expect(part.here()).toEqual({ greeting: 'Namaste' });
  render(shown(part));
  expect(screen.getByText('Namaste')).toBeVisible();
});

test('somebody’s first act brings it, and pages that load after that wait for it with their own code', async () => {
  const { bring } = codeOnDemand();
  const part = lazyChunk('words', bring);
  expect(lazyChunks.has(part.load)).toBe(false);
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(bring).toHaveBeenCalledTimes(1);
  expect(lazyChunks.has(part.load)).toBe(true);
});

test('pages wait from the beginning for a part that is theirs', () => {
  const part = lazyChunk('words', codeOnDemand().bring, true);
  expect(lazyChunks).toEqual(new Set([part.load]));
});

test('a failure is told to who waits, and a second later it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { bring, asked } = codeOnDemand();
  const part = lazyChunk('words', bring);
  await act(async () => render(shown(part)));
  await act(async () => asked[0]?.reject(new Error('It did not come.')));
  expect(screen.getByRole('alert')).toHaveTextContent('It did not come.');
  expect(missingParts.has('words')).toBe(true);
  await waitFor(
    () => {
      part.load().catch(() => undefined);
      expect(bring).toHaveBeenCalledTimes(2);
    },
    { timeout: 3000 },
  );
  await act(async () => render(shown(part)));
  await act(async () => asked[1]?.resolve({ greeting: 'Namaste' }));
  expect(screen.getByText('Namaste')).toBeVisible();
  jest.restoreAllMocks();
});
