import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import './findLabels';
import './quickStyles';

/** With `test`, antd gives all elements the same id, and dialogs lose their names. */
process.env.NODE_ENV = 'development';

/** React Router needs these from a browser; jsdom lacks them. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** antd needs these from a browser; jsdom lacks them. */
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

/** A screen may take a while on a busy machine; tests continue as soon as it is ready. */
configure({ asyncUtilTimeout: 8_000 });

/** The page is printed only when a wait fails, not at every attempt. */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Typing into a form takes a while on a busy machine. */
jest.setTimeout(180_000);

/** jsdom knows the dialog element but can't open it. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** jsdom has no layout, so nothing scrolls. */
Element.prototype.scrollIntoView ??= () => undefined;
