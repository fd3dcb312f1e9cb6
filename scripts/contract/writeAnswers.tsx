import { writeFileSync } from 'node:fs';
import { answers } from '../../shared/testing/examples/answers.ts';

/** A Jest test that `answersOf` runs, because the examples need a browser. */
test('the examples are done', async () => {
  writeFileSync(process.env.EXAMPLES_FILE ?? '', JSON.stringify(await answers()));
});
