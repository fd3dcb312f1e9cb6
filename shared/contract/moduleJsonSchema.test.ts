import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleJsonSchema } from './moduleJsonSchema';

const written = readFileSync(join(__dirname, 'module.schema.json'), 'utf8');

test('the JSON schema that editors use is the manifest’s own; after a change of it, npm run schema writes it anew', () => {
  expect(written).toBe(moduleJsonSchema());
});

test('every field of a manifest is explained in the editor', () => {
  const unexplained: string[] = [];
  const visit = (schema: { properties?: Record<string, object>; items?: object; description?: string }, at: string) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!('description' in field)) unexplained.push(`${at}${name}`);
      visit(field, `${at}${name}.`);
    }
    if (schema.items) visit(schema.items, at);
  };
  visit(JSON.parse(written) as object, '');
  expect(unexplained).toEqual([]);
});
