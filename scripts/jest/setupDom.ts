import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** What React Router asks of a browser and jsdom does not have. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** What antd asks of a browser and jsdom does not have. */
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, onchange: null, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {}, dispatchEvent: () => false }) as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom knows no pseudo-elements and says so on every question about one; antd measures scroll bars with them. */
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
