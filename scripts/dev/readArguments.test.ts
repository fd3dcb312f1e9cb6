import { join } from 'node:path';
import { root } from '../build/targets';
import { readArguments } from './readArguments';

test('several modules, each once, on port 3000 over the last releases', () => {
  const place = (name: string) => ({ name, dir: join(root, name) });
  expect(readArguments(['mfe-clients', 'mfe-public', 'mfe-clients'], {})).toEqual({
    modules: [place('mfe-clients'), place('mfe-public')],
    shell: undefined,
    into: undefined,
    port: 3000,
  });
});

test('a deployed server and a port', () => {
  const { shell, port } = readArguments(['mfe-clients', '--shell', 'https://www.example.com/any', '--port', '4000'], {
    PORT: '5000',
  });
  expect(shell?.origin).toBe('https://www.example.com');
  expect(port).toBe(4000);
  expect(readArguments(['mfe-clients'], { PORT: '5000' }).port).toBe(5000);
});

test('a running product that loads the modules from here', () => {
  expect(readArguments(['mfe-clients', '--in', 'https://www.example.com'], {}).into?.origin).toBe(
    'https://www.example.com',
  );
});

test.each([
  [[], 'Name a module; the modules are mfe-'],
  [['mfe-nothing'], 'There is no module mfe-nothing; the modules are mfe-'],
  [['mfe-clients', '--shell', 'www.example.com'], '--shell "www.example.com" is wrong'],
  [['mfe-clients', '--shell', 'ftp://example.com'], '--shell "ftp://example.com" is wrong'],
  [['mfe-clients', '--in', 'example'], '--in "example" is wrong'],
  [['mfe-clients', '--in', 'https://a.example', '--shell', 'https://b.example'], 'not both'],
  [['mfe-clients', '--port', '0'], '--port "0" is wrong'],
  [['mfe-clients', '--port', 'high'], '--port "high" is wrong'],
  [['mfe-clients', '--open'], '--open'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readArguments(args, {})).toThrow(sentence);
});
