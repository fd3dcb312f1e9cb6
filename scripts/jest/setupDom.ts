import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import './findLabels';
import './quickStyles';

/** With `test` antd gives every element that needs an id the same one, and dialogs lose their names. */
process.env.NODE_ENV = 'development';

/** What React Router asks of a browser and jsdom does not have. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** What antd asks of a browser and jsdom does not have. */
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
} as unknown as typeof MessageChannel;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** What a screen waits for may take a while on a busy machine; it is met as soon as it is there. */
configure({ asyncUtilTimeout: 8_000 });

/** The page is written out for whoever reads that something is missing, not each time that it is waited for: then, the end of the wait adds it. */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** A person who types a form takes a while on a busy machine. */
jest.setTimeout(180_000);

/** jsdom knows the dialog element but not how to open it. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** jsdom has no layout, so nothing to scroll. */
Element.prototype.scrollIntoView ??= () => undefined;
