import type { DeclaredResource } from '../../shared/contract/declaredResource.ts';
import { pathOfResource } from '../../shared/contract/declaredResource.ts';
import { type FieldSchema, type RecordSchema, recordSchema } from '../../shared/contract/recordSchema.ts';

/** `a pay slip`, `an interview`. */
const withArticle = (title: string) => `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;

/** `pay-slips` as the start of a type name: `PaySlips`. */
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

type Side = 'input' | 'record';

const isNullable = (field: FieldSchema, isRequired: boolean) =>
  ('nullable' in field && field.nullable === true) ||
  (!isRequired && field.type !== 'boolean' && (field.default ?? null) === null);

function typeOf(field: FieldSchema, side: Side): string {
  switch (field.type) {
    case 'string': {
      const words = field.const === undefined ? field.enum : [field.const];
      return words ? words.map((word) => JSON.stringify(word)).join(' | ') : 'string';
    }
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `(${typeOf(field.items, side)})[]`;
    case 'object':
      return `{ ${membersOf(field, side).join(' ')} }`;
  }
}

/** Answers have every field; requests may leave out the optional ones. */
function membersOf({ properties, required = [] }: RecordSchema, side: Side): string[] {
  return Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name);
    const mark = side === 'input' && !isRequired ? '?' : '';
    return `${name}${mark}: ${typeOf(field, side)}${isNullable(field, isRequired) ? ' | null' : ''};`;
  });
}

const record = ['id: string;', 'version: number;', 'createdAt: string;', 'updatedAt: string;'];

const interfaceOf = (comment: string, name: string, members: readonly string[]) =>
  `/** ${comment} */\nexport interface ${name} {\n${members.map((member) => `  ${member}`).join('\n')}\n}\n`;

/** The TypeScript types of what a module's resources answer and accept, for the module's `src/resourceTypes.ts`. */
export function resourceTypes(module: string, resources: readonly DeclaredResource[]): string {
  const parts = resources.flatMap(({ name, title, schema }) => {
    const read = recordSchema.parse(schema);
    const path = pathOfResource(module, name);
    return [
      interfaceOf(`${withArticle(title).replace(/^a/, 'A')} as ${path} answers it.`, `${pascal(name)}Record`, [
        ...record,
        ...membersOf(read, 'record'),
      ]),
      interfaceOf(`What ${path} takes of ${withArticle(title)}.`, `${pascal(name)}Input`, membersOf(read, 'input')),
    ];
  });
  return ['// Written by npm run resources from module.json; it is written anew when that changes.\n', ...parts].join(
    '\n',
  );
}
