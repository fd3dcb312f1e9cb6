import { z } from 'zod';
import { manifestSchema } from './manifest';

/** The JSON schema that editors check a `module.json` with, as text: the content of `module.schema.json`. */
export function moduleJsonSchema(): string {
  const schema = z.toJSONSchema(manifestSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'A federated module' }, null, 2)}\n`;
}
