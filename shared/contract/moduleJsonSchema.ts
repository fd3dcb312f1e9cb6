import { z } from 'zod';
import { moduleFileSchema } from './manifest';

/** The JSON schema that editors check a `module.json` with, as text: the content of `module.schema.json`. */
export function moduleJsonSchema(): string {
  const schema = z.toJSONSchema(moduleFileSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'A federated module' }, null, 2)}\n`;
}
