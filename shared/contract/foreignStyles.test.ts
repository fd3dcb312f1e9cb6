import { foreignStyles } from './foreignStyles';

test.each<[string, string, string]>([
  ['a rule of an element', '.a { margin: 0 }\n\nbody { margin: 0 }', '3: body styles the whole page.'],
  ['a rule of the root', '.a{b:c}:root{--brand:red}', '1: :root styles the whole page.'],
  ['one of several selectors', '.a,\n* { margin: 0 }', '1: * styles the whole page.'],
  ['one within a condition', '@media (width > 1px) {\n  h1 { margin: 0 }\n}', '2: h1 styles the whole page.'],
  ['a global class', '.a :global(.x) { margin: 0 }', '1: .a :global(.x) is out of CSS modules’ reach.'],
  ['a class of antd', '.a{}\n.ant-btn{margin:0}', '2: .ant-btn styles antd’s elements everywhere.'],
  ['a layer above the frame', '.a{z-index:60;position:fixed}', '1: .a is fixed above the frame.'],
  ['one that two rules make', '.a{position:fixed}\n.b,.a{z-index:60}', '1: .a is fixed above the frame.'],
  ['one whose place shows later', '.a{position:fixed;z-index:var(--top)}', '1: .a is fixed above the frame.'],
])('%s is found with its line', (_, css, sentence) => {
  const [found, ...others] = foreignStyles(css);
  expect(`${found?.line}: ${found?.text}`).toContain(sentence);
  expect(others).toEqual([]);
});

test.each([
  ['a class of the module', '.a > li:hover, .a:not(.b, p) { margin: 0 }'],
  ['what is nested in it', '.a { & > p { margin: 0 } }'],
  ['a step of an animation', '@keyframes move { from { top: 0 } 50% { top: 1px } }'],
  ['how the page prints', '@media print { body * { visibility: hidden } }'],
  [
    'a layer below the frame',
    '.a { position: fixed; z-index: 2 } .b { position: fixed; z-index: auto } .c { z-index: 60 }',
  ],
  ['what stands in a text or a comment', '.a::before { content: "} body {" } /* body { } */'],
])('%s is the module’s own', (_, css) => {
  expect(foreignStyles(css)).toEqual([]);
});
