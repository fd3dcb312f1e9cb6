import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { refusal } from 'shared/domain/records/answers';
import { z } from 'zod';
import { answersOf } from '../src/api/docs/describeApi';
import type { ListedRoute } from '../src/core/types';

// The document's own test checks that the schemas themselves are right.
const ajv = new Ajv2020({ strict: false, validateFormats: false, meta: false, validateSchema: false });
ajv.addSchema({ ...z.toJSONSchema(refusal), $id: 'refusal' });
/** By content, because each server of a test has its own equal schemas. */
const validators = new Map<string, ValidateFunction>();
const texts = new WeakMap<object, string>();

/** The validator for a schema of the document; a failing reference counts as a refusal. */
function validatorOf(schema: object): ValidateFunction {
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  const known = validators.get(text);
  if (known) return known;
  const made = ajv.compile('$ref' in schema ? { $ref: 'refusal' } : schema);
  validators.set(text, made);
  return made;
}

type Answers = ReturnType<typeof answersOf>;
const described = new WeakMap<ListedRoute, Answers>();

function knownAnswers(route: ListedRoute): Answers {
  const known = described.get(route) ?? answersOf(route);
  described.set(route, known);
  return known;
}

const patterns = new WeakMap<ListedRoute, RegExp>();

/** A route's pattern for paths. */
function patternOf(route: ListedRoute): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const made = new RegExp(`^${route.url.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  patterns.set(route, made);
  return made;
}

/** The route of a path: the one with the fewest parameters. */
function routeOf(routes: readonly ListedRoute[], method: string, path: string): ListedRoute | undefined {
  const fits = routes.filter((route) => route.method === method && patternOf(route).test(path));
  const parameters = ({ url }: ListedRoute) => url.split(':').length;
  return fits.sort((a, b) => parameters(a) - parameters(b))[0];
}

/** A list's schema without the fields that were not requested. */
const ofParts = (schema: object): object => ({
  ...schema,
  items: { ...('items' in schema ? (schema.items as object) : {}), required: ['id', 'version'] },
});

/**
 * Why a response contradicts its route's description in the API document; undefined if it doesn't. `isPart`: it is a
 * list with only some `fields`; by default false.
 */
export function problemOf(route: ListedRoute, answer: LightMyRequestResponse, isPart = false): string | undefined {
  const declared = knownAnswers(route)[String(answer.statusCode)];
  if (!declared) return `its route does not declare the status ${answer.statusCode}`;
  if (!declared.content) return answer.body === '' ? undefined : 'its route declares no body';
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  const schema = declared.content[type]?.schema;
  if (!schema) return `its route declares ${Object.keys(declared.content).join(', ')}, not ${type || 'no media type'}`;
  if (type !== 'application/json' || answer.headers['content-encoding'] !== undefined) return undefined;
  const validate = validatorOf(isPart ? ofParts(schema) : schema);
  return validate(answer.json()) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
}

/**
 * Checks every response of `app.inject` against the API document and throws on one it does not describe. Returns the
 * app.
 */
export function holdAnswers(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  const held = async (options: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const answer = await inject(options);
    const { method = 'GET', url = '' } = typeof options === 'string' ? { url: options } : options;
    const [path = '', query = ''] = (typeof url === 'string' ? url : (url.pathname ?? '')).split('?');
    const route = routeOf(app.apiRoutes, method.toUpperCase(), path);
    const problem = route && problemOf(route, answer, new URLSearchParams(query).has('fields'));
    if (problem !== undefined)
      throw new Error(
        `${method} ${path} answered ${answer.statusCode}, and ${problem}. The answer: ${answer.body.slice(0, 500)}`,
      );
    return answer;
  };
  return Object.assign(app, { inject: held });
}
