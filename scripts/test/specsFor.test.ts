import { specsFor } from './specsFor.mjs';

test.each([
  ['a spec is run itself', 'e2e/releases/stages.spec.ts', ['stages.spec.ts']],
  ['what specs use has those that do', 'e2e/support/inviteMany.ts', ['rollouts.spec.ts', 'stages.spec.ts']],
  ['a picture has the spec that compares it', 'e2e/gallery/a.png', ['gallery.spec.ts']],
  [
    'a file of a module has those of its name',
    'mfe-compliance/module.json',
    expect.arrayContaining(['compliance.spec.ts']),
  ],
  ['also those in a folder', 'mfe-public/module.json', expect.arrayContaining(['public.spec.ts'])],
  ['a text has none', 'docs/architecture.md', []],
  ['what is under every page has all', 'shell/src/a.css', undefined],
  ['what most specs use has all', 'e2e/fixtures.ts', undefined],
])('%s', (_what, file, expected) => {
  expect(specsFor([file])).toEqual(expected);
});
