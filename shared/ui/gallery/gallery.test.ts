import * as ui from '..';
import { gallery } from '.';

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name);

test('every component that shared/ui offers has its place in the gallery', () => {
  expect(components.filter((name) => !(name in gallery))).toEqual([]);
});

test('what loads, may be empty and may fail is shown so', () => {
  const statesOf = (name: string) => Object.keys(gallery[name]?.states ?? {});
  expect(statesOf('ResourceTable')).toEqual(expect.arrayContaining(['loading', 'empty', 'failed']));
  expect(statesOf('TextInput')).toEqual(
    expect.arrayContaining(['empty', 'hover', 'focus', 'wrong', 'disabled', 'long text']),
  );
});
