import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/targets';
import { seeded } from './seeded';

test('every fault that is written by hand can still be put in, and has its tests', () => {
  const outdated = seeded.flatMap(({ file, from, tests }) => {
    const at = path.join(root, file);
    const times = existsSync(at) ? readFileSync(at, 'utf8').split(from).length - 1 : 0;
    return [
      ...(times === 1 ? [] : [`${file} has ${times} times: ${from}`]),
      ...tests.filter((test) => !existsSync(path.join(root, test))).map((test) => `There is no ${test}.`),
    ];
  });
  expect(outdated).toEqual([]);
});
