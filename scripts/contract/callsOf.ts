import type typescript from 'typescript';
import { ts } from './compiler.ts';
import { queryReader, type ReadParameter } from './queryOf.ts';
import { addressesIn, declarationOf, type Given, patternOf, propertyOf, textsOf, valuesOf } from './textsOf.ts';

/**
 * What each shell function calls, relative to the address or resource in its first argument; `?` when an id is
 * optional.
 */
const methods: Readonly<Record<string, string>> = {
  'shared/platform#api.get': 'GET',
  'shared/platform#api.list': 'GET',
  'shared/platform#api.download': 'GET',
  'shared/platform#api.post': 'POST',
  'shared/platform#api.upload': 'POST',
  'shared/platform#api.put': 'PUT',
  'shared/platform#api.delete': 'DELETE',
  'shared/platform#listNow': 'GET',
  'shared/platform#useGet': 'GET',
  'shared/platform#useList': 'GET',
  'shared/platform#useRecord': 'GET /:',
  'shared/platform#useSave': 'POST|PUT /:',
  'shared/platform#useRemove': 'DELETE /:|POST /:/restore',
  'shared/ui#useFormDrawer': 'GET /:|POST|PUT /:',
  'shared/ui#useResourceList': 'GET',
  'shared/ui#useRemoveAction': 'DELETE /:|POST /:/restore',
  'shared/ui#useImport': 'POST /import',
  'shared/ui#ResourceTable': 'GET',
  'shared/ui#ResourceForm': 'POST|PUT /:',
  'shared/ui#RecordPage': 'GET /:',
};

/** Functions whose second argument is the query; the calls of `api` take it in their options. */
const asksBy = /#(?:listNow|useGet|useList|useResourceList)$/;

/** Functions that also return the total number of rows. */
const counted = /#(?:api\.list|listNow|useList|useResourceList|ResourceTable)$/;

/** What a call sends, and the type that the code gives its answer, or each record of the answer. */
interface Sent {
  bodies?: readonly typescript.Type[];
  answer?: typescript.Type | undefined;
  query?: readonly ReadParameter[];
  /** Whether the total number of rows is used too. By default false. */
  counts?: boolean;
}

/** A call of the API and its place in the code. */
export interface ReadCall extends Sent {
  call: string;
  at: typescript.Node;
  /**
   * True when no request is made: the call only refetches or changes what the shell cached for this address. By default
   * false.
   */
  isKey?: boolean;
  /** All calls it may be, when its address can't be followed. */
  may?: RegExp;
}

/** Tools for reading calls. */
export interface CallsInput {
  checker: typescript.TypeChecker;
  /** The shell's names, `package#name`, that an expression leads to. */
  namesOf: (declaration: typescript.Node | undefined) => readonly string[];
  given: Given;
  /** Records that something can't be followed. */
  miss: (node: typescript.Node) => void;
}

/** An expression without its type annotations. */
const uncast = (node: typescript.Expression): typescript.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isTypeAssertionExpression(node) ||
  ts.isNonNullExpression(node)
    ? uncast(node.expression)
    : node;

/** The type of a value that is sent, behind casts too: the first of its types that has fields. */
function sentAs(node: typescript.Expression, checker: typescript.TypeChecker, given: Given): typescript.Type {
  const stated = checker.getTypeAtLocation(node);
  const values = [uncast(node), node, ...valuesOf(node, checker, given).filter(ts.isObjectLiteralExpression)];
  const types = values.map((value) => checker.getTypeAtLocation(value));
  return types.find((type) => checker.getPropertiesOfType(type).length > 0) ?? stated;
}

/** The type a call's answer is cast to after it arrives. */
function castOf(node: typescript.Node, checker: typescript.TypeChecker): typescript.Type | undefined {
  const { parent } = node;
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent))
    return castOf(parent, checker);
  return ts.isAsExpression(parent) ? checker.getTypeFromTypeNode(parent.type) : undefined;
}

/** Which methods `useSave` uses, judging by how its `save` is called, and what it sends then. */
function savesOf(
  node: typescript.CallExpression,
  { checker, given }: Pick<CallsInput, 'checker' | 'given'>,
): { isMade: (method: string) => boolean; bodies: typescript.Type[] } {
  const { name } = ts.isVariableDeclaration(node.parent) ? node.parent : { name: undefined };
  const bound =
    name && ts.isObjectBindingPattern(name)
      ? name.elements.find((each) => (each.propertyName ?? each.name).getText() === 'save')
      : undefined;
  const known = bound && checker.getSymbolAtLocation(bound.name);
  const [, input] = node.typeArguments ?? [];
  const stated = input && checker.getTypeFromTypeNode(input);
  const isKnown = stated !== undefined && checker.getPropertiesOfType(stated).length > 0;
  const bodies = isKnown ? [stated] : [];
  if (!known) return { isMade: () => true, bodies };
  const made = new Set<string>();
  const visit = (each: typescript.Node): void => {
    if (
      ts.isIdentifier(each) &&
      each !== bound.name &&
      each.text === known.name &&
      checker.getSymbolAtLocation(each) === known
    ) {
      const isCalled = ts.isCallExpression(each.parent) && each.parent.expression === each;
      const [sent, id] = isCalled ? (each.parent as typescript.CallExpression).arguments : [undefined, each];
      if (sent && !isKnown) bodies.push(sentAs(sent, checker, given));
      const isMaybe = id !== undefined && (id === each || checker.getTypeAtLocation(id).isUnion());
      if (id === undefined || isMaybe) made.add('POST');
      if (id !== undefined) made.add('PUT');
    }
    ts.forEachChild(each, visit);
  };
  visit(node.getSourceFile());
  return { isMade: (method) => made.has(method), bodies };
}

/** The type arguments written with a type. */
const argumentsOf = (type: typescript.Type, checker: typescript.TypeChecker): readonly typescript.Type[] =>
  (type as Partial<typescript.TypeReference>).target ? checker.getTypeArguments(type as typescript.TypeReference) : [];

/** Reads the API calls that code may make at a node. */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function callsReader(input: CallsInput): (node: typescript.Node) => ReadCall[] {
  const { checker, namesOf, given, miss } = input;
  const queries = queryReader(input);
  /** The paths of the resources that an expression may be. */
  const pathsOf = (node: typescript.Expression): typescript.Expression[] =>
    valuesOf(node, checker, given).flatMap((value) => propertyOf(value, 'path') ?? []);
  /** Whether a form edits a stored record. */
  const isStored = ({ properties }: typescript.JsxAttributes) =>
    properties.some((each) => {
      const value = ts.isJsxAttribute(each) && each.name.getText() === 'record' ? each.initializer : undefined;
      return (
        value && ts.isJsxExpression(value) && value.expression && !checker.getTypeAtLocation(value.expression).isUnion()
      );
    });
  const callsAt = (ways: string, address: typescript.Expression, at: typescript.Node, sent: Sent = {}): ReadCall[] => {
    const texts = textsOf(address, checker, given);
    const addresses = addressesIn(texts);
    const isNothing = checker.getTypeAtLocation(address).flags & ts.TypeFlags.Undefined;
    const isMissed = addresses.length === 0 && !isNothing;
    if (isMissed) miss(address);
    return ways.split('|').flatMap((way) => {
      const [method = '', below = ''] = way.split(' ');
      const { bodies = [], query = [], ...rest } = sent;
      const inAddress = isMissed ? [] : queries.ofAddress(address);
      const own = {
        at,
        ...rest,
        bodies: /^P[OU]/.test(method) && !/[a-z]/.test(below) ? bodies : [],
        query: [...query, ...inAddress],
      };
      if (isMissed) return texts.map((text) => ({ ...own, call: method, may: patternOf(method, text, below) }));
      return addresses.map((each) => ({ ...own, call: `${method} ${each}${below}` }));
    });
  };
  /** The types a resource is declared with: its records, and what is sent to create or change one. */
  const ofResource = (node: typescript.Expression): Sent => {
    const [answer, body] = argumentsOf(checker.getTypeAtLocation(node), checker);
    return { answer, bodies: body ? [body] : [] };
  };
  return (node) => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (!first) return [];
      if (/^(?:window\.|globalThis\.)?fetch$/.test(node.expression.getText())) {
        const ways = second && propertyOf(second, 'method');
        const texts = textsOf(first, checker, given).filter((text) => text.startsWith('/api/'));
        return addressesIn(texts).map((each) => ({
          call: `${ways ? textsOf(ways, checker, given)[0] : 'GET'} ${each}`,
          at: node,
          query: queries.ofAddress(first),
        }));
      }
      const declaration = checker.getResolvedSignature(node)?.declaration;
      const member = declaration && ts.isPropertySignature(declaration.parent) ? declaration.parent : undefined;
      const name = [...namesOf(declaration), ...namesOf(member)].find((each) => methods[each]);
      if (name === undefined) return [];
      const ways = methods[name] ?? '';
      const options = name.includes('#api.') ? node.arguments[/^P/.test(ways) ? 2 : 1] : undefined;
      const asked = asksBy.test(name)
        ? second
        : options && valuesOf(options, checker, given).flatMap((each) => propertyOf(each, 'query') ?? [])[0];
      const query = asked ? queries.ofObject(asked) : [];
      const saves = name.endsWith('#useSave') ? savesOf(node, input) : undefined;
      const made = saves ? ways.split('|').filter((way) => saves.isMade(way.split(' ')[0] ?? '')) : [ways];
      const counts = counted.test(name);
      if (!name.startsWith('shared/platform'))
        return pathsOf(first).flatMap((path) => callsAt(ways, path, node, { ...ofResource(first), query, counts }));
      const [expected] = node.typeArguments ?? [];
      const [stated] = expected
        ? [checker.getTypeFromTypeNode(expected)]
        : argumentsOf(checker.getTypeAtLocation(node), checker);
      const isOpen = !stated || stated.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any);
      const answer = isOpen ? castOf(node, checker) : stated;
      const bodies =
        saves?.bodies ?? (second && name.startsWith('shared/platform#api') ? [sentAs(second, checker, given)] : []);
      return made.length === 0 ? [] : callsAt(made.join('|'), first, node, { answer, bodies, query, counts });
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'resource') {
      const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      const name = namesOf(declarationOf(node.parent.parent.tagName, checker)).find((each) => methods[each]);
      const asked = node.parent.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === 'query');
      const fixed = asked && ts.isJsxAttribute(asked) && asked.initializer;
      const query = fixed && ts.isJsxExpression(fixed) && fixed.expression ? queries.ofObject(fixed.expression) : [];
      const sent = value && { ...ofResource(value), query, counts: name !== undefined && counted.test(name) };
      return value && name
        ? pathsOf(value).flatMap((path) =>
            callsAt(isStored(node.parent) ? 'PUT /:' : (methods[name] ?? ''), path, node, sent),
          )
        : [];
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'path' && ts.isObjectLiteralExpression(node.parent)) {
      const type = checker.getContextualType(node.parent);
      const member = type && checker.getPropertyOfType(type, 'path');
      const isResource = namesOf(member?.declarations?.[0]).includes('shared/ui#ResourceDefinition.path');
      return isResource ? callsAt('GET', node.initializer, node, { query: queries.ofResource(node.parent) }) : [];
    }
    // An address on its own: of a link, a form or an event source.
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !ts.isCallExpression(node.parent))
      if ((ts.isTemplateExpression(node) ? node.head.text : node.text).startsWith('/api/'))
        return addressesIn(textsOf(node, checker, given)).map((each) => ({
          call: `* ${each}`,
          at: node,
          query: queries.ofAddress(node),
        }));
    return [];
  };
}
