import { z } from 'zod';
import { moduleFileSchema } from './manifest';

/** The JSON schema for validating `module.json` in editors, as text: the content of `module.schema.json`. */
export function moduleJsonSchema(): string {
  const schema = z.toJSONSchema(moduleFileSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'A federated module' }, null, 2)}\n`;
}
