import { type DeclaredResource, USUAL_LENGTH } from 'shared/contract/declaredResource';
import type { FieldSchema, RecordSchema } from 'shared/contract/recordSchema';
import { recordSchema } from 'shared/contract/recordSchema';
import { toFieldErrors } from 'shared/domain/records/validation';
import { MAX_SORT_KEYS } from '../../api/records/lists/selection';
import { indexNames } from '../../moduleData/indexNames';
import { inputOf } from '../../moduleData/inputOf';
import { slowPatterns } from '../../moduleData/pattern';

/** Whether a text anywhere in a value, or a name, has a character that no database stores: NUL, or half of a pair. */
function hasUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && /[\0\p{Surrogate}]/u.test(next)) return true;
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
}

/** The fields of a schema, those within others too, by their paths. */
function* fieldsOf({ properties }: Pick<RecordSchema, 'properties'>, before = ''): Generator<[string, FieldSchema]> {
  for (const [name, field] of Object.entries(properties)) {
    yield [`${before}${name}`, field];
    const inner = field.type === 'array' ? field.items : field;
    if (inner !== field) yield [`${before}${name}[]`, inner];
    if (inner.type === 'object') yield* fieldsOf(inner, `${before}${name}.`);
  }
}

/** The defaults that their own fields refuse. */
function wrongDefaults(schema: RecordSchema, resource: string): string[] {
  return [...fieldsOf(schema)].flatMap(([path, field]) => {
    if (field.default === undefined || field.default === null) return [];
    const input = inputOf({ type: 'object', properties: { field }, required: ['field'] });
    const { error } = input.safeParse({ field: field.default });
    return error
      ? [
          `The default of ${path} of ${resource} is not what the field takes: ${toFieldErrors(error)
            .map(({ msg }) => msg)
            .join(' ')} Correct it, or leave it out.`,
        ]
      : [];
  });
}

/** Indexes that are declared twice. */
function twiceIndexed(declared: DeclaredResource): string[] {
  const names = indexNames(declared).map((name) => name.toLowerCase());
  const twice = new Set(names.filter((name, place) => names.indexOf(name) < place));
  return twice.size === 0
    ? []
    : [
        `Two indexes of ${declared.name} would have one name (${[...twice].join(', ')}): name a key once, and call a field otherwise where two come to the same.`,
      ];
}

/** Every reason why a resource that can be read is still not fit to be kept: it would fail, or hold others, when it is used. */
export function misfitsOf(declared: DeclaredResource): string[] {
  const { name } = declared;
  const schema = recordSchema.parse(declared.schema);
  if (hasUnstorable(declared))
    return [`What ${name} declares has a NUL character, or half of a character, in a text; remove it.`];
  const slow = slowPatterns(schema, USUAL_LENGTH);
  const keys = (declared.order ?? '').split(',').filter((key) => key.trim() !== '').length;
  return [
    ...(slow === undefined ? [] : [`A pattern of ${name} can hold everybody else: ${slow}.`]),
    ...(keys > MAX_SORT_KEYS
      ? [`The order of ${name} names ${keys} fields; a list is sorted by at most ${MAX_SORT_KEYS}.`]
      : []),
    ...wrongDefaults(schema, name),
    ...twiceIndexed(declared),
  ];
}
