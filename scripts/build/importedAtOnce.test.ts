import { importedAtOnce } from './importedAtOnce';

const big = "const Big = lazy(() => import('./Big'));\n";
const page = (content: string, before = '') =>
  `${big}export default function Page() {\n${before}\n  return ${content};\n}\n`;

test.each([
  ['at the top of a file', "export const loaded = import('./Big');"],
  ['a lazy component that is shown', page('<Suspense><Big /></Suspense>')],
  ['one in a component that is shown', `${page('<Inner />')}const Inner = () => <Big />;`],
  [
    'one whose function has a name',
    "const load = () => import('./Big');\nconst Big = lazy(load);\nexport default () => <Big />;",
  ],
  [
    'one of an async function',
    "const Big = lazy(async () => ({ default: (await import('./Big')).Big }));\nexport default () => <Big />;",
  ],
  ['one that other files get', "export const Big = lazy(() => import('./Big'));"],
  ['in an effect', page('null', "useEffect(() => void import('./Big'), []);").replace(big, '')],
  [
    'by a function that an effect calls',
    page('null', 'useEffect(() => void load(), []);').replace(big, "const load = () => import('./Big');\n"),
  ],
  ['in a component itself', page('use(load())').replace(big, "const load = () => import('./Big');\n")],
])('%s is imported at once', (_, code) => {
  expect(importedAtOnce(code)).toEqual(['./Big']);
});

test.each([
  ['a lazy component behind a condition', page('<>{isOpen && <Big />}{isOpen ? <Big /> : null}</>')],
  ['one in a component behind a condition', `${page('isOpen ? <Inner /> : null')}const Inner = () => <Big />;`],
  ['one that a press shows', page('<button onClick={() => show(<Big />)} />')],
  ['what a press loads', page("<button onClick={() => import('./Big')} />").replace(big, '')],
  [
    'a function that other files call later',
    "async function read() {\n  await import('./Big');\n}\nconst press = () => read();",
  ],
  [
    'a handler with a name',
    page('<button onClick={press} />', "const press = () => import('./Big');").replace(big, ''),
  ],
  ['what nobody uses', big],
])('%s is not', (_, code) => {
  expect(importedAtOnce(code)).toEqual([]);
});
