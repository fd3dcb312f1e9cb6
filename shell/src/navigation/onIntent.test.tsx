import { fireEvent, render, screen } from '@testing-library/react';
import { onIntent } from './onIntent';

let over: AbortController;

beforeEach(() => {
  over = new AbortController();
});
afterEach(() => {
  over.abort();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The addresses prepared when each link is hovered, focused and pressed. */
function prepared(html: string): string[] {
  const paths: string[] = [];
  onIntent(({ pathname }) => paths.push(pathname), over.signal);
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  for (const link of screen.getAllByRole('link')) {
    fireEvent.pointerOver(link);
    fireEvent.focusIn(link);
    fireEvent.pointerDown(link);
  }
  return paths;
}

test('a link of this site is prepared for when it is pointed at, reached by key and pressed', () => {
  expect(prepared('<a href="/careers">Careers</a>')).toEqual(['/careers', '/careers', '/careers']);
});

test('links to other sites, other tabs and downloads are not', () => {
  expect(
    prepared('<a href="https://example.org/">a</a><a href="/b" target="_blank">b</a><a href="/c" download>c</a>'),
  ).toEqual([]);
});

test('where data is saved, only a press is', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  expect(prepared('<a href="/careers">Careers</a>')).toEqual(['/careers']);
});
