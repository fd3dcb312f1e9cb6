import type typescript from 'typescript';
import { ts } from './compiler.ts';
import { declarationOf, type Given, propertyOf, textsOf, VARIES, valuesOf } from './textsOf.ts';

/** A query parameter, and the known words given to it. */
export interface ReadParameter {
  /** {@link ANY} when it can't be followed. */
  name: string;
  words: readonly string[];
  at: typescript.Node;
}

/** The name of a parameter that can't be followed: it may be any parameter of the call. */
export const ANY = '*';

interface QueryInput {
  checker: typescript.TypeChecker;
  namesOf: (declaration: typescript.Node | undefined) => readonly string[];
  given: Given;
  miss: (node: typescript.Node) => void;
}

/** Reads which query parameters calls have. */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function queryReader({ checker, namesOf, given, miss }: QueryInput) {
  const missed = (node: typescript.Node): ReadParameter[] => {
    miss(node);
    return [{ name: ANY, words: [], at: node }];
  };
  /** The literal texts of a value, or of each value in a list. */
  const wordsOf = (node: typescript.Expression): string[] => {
    const lists = valuesOf(node, checker, given).filter(ts.isArrayLiteralExpression);
    return lists.length > 0
      ? lists.flatMap(({ elements }) => elements.flatMap(wordsOf))
      : textsOf(node, checker, given).filter((text) => !text.includes(VARIES));
  };
  /** Whether the shell made the value; the filters of its lists are read from their options instead. */
  const isOfShell = (node: typescript.Node): boolean => {
    const declaration = declarationOf(node, checker);
    if (!declaration || !ts.isBindingElement(declaration)) return namesOf(declaration).length > 0;
    const of = checker.getTypeAtLocation(declaration.parent);
    const member = checker.getPropertyOfType(of, (declaration.propertyName ?? declaration.name).getText());
    return namesOf(member?.declarations?.[0]).length > 0;
  };

  /** The members of an object that becomes a query. */
  const ofObject = (node: typescript.Expression): ReadParameter[] => {
    const literals = valuesOf(node, checker, given).filter(ts.isObjectLiteralExpression);
    if (literals.length > 0)
      return literals.flatMap(({ properties }) =>
        properties.flatMap((each) => {
          if (ts.isSpreadAssignment(each)) return ofObject(each.expression);
          const name = each.name && ts.isComputedPropertyName(each.name) ? wordsOf(each.name.expression) : undefined;
          if (!each.name || name?.length === 0) return missed(each);
          const value = ts.isPropertyAssignment(each) ? each.initializer : each.name;
          const words = ts.isExpression(value) ? wordsOf(value) : [];
          return (name ?? [each.name.getText().replace(/^['"]|['"]$/g, '')]).map((text) => ({
            name: text,
            words,
            at: each,
          }));
        }),
      );
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    const parts = type.isUnion() ? type.types : [type];
    if (!parts.some((part) => checker.getIndexInfosOfType(part).length > 0 || part.flags & ts.TypeFlags.Any))
      return parts.flatMap((part) => part.getProperties().map(({ name }) => ({ name, words: [], at: node })));
    return isOfShell(ts.isPropertyAccessExpression(node) ? node.name : node) ? [] : missed(node);
  };

  /** The objects that an expression, and the variables in it, turn into queries. */
  const asked = (node: typescript.Node, depth = 0): ReadParameter[] => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const { declaration } = checker.getResolvedSignature(node) ?? {};
      if (first && namesOf(declaration).includes('shared/platform#toQueryString')) return ofObject(first);
    }
    if (ts.isIdentifier(node) && depth < 3)
      return valuesOf(node, checker, given).flatMap((value) => (value === node ? [] : asked(value, depth + 1)));
    const found: ReadParameter[] = [];
    ts.forEachChild(node, (child) => void found.push(...asked(child, depth)));
    return found;
  };

  /** The query in an address after `?`, including parts built elsewhere. */
  const ofAddress = (node: typescript.Expression): ReadParameter[] => {
    const texts = textsOf(node, checker, given);
    const written = texts.flatMap((text) =>
      [...text.replace(/#.*/, '').matchAll(/[?&]([^=&]+)=?([^&]*)/g)].flatMap(([, name = '', word = '']) =>
        name.includes(VARIES) ? [] : [{ name, words: word.includes(VARIES) ? [] : [word], at: node }],
      ),
    );
    const isOpen = texts.some(
      (text) => new RegExp(`[^/=]${VARIES}$`).test(text) || new RegExp(`[?&]${VARIES}`).test(text),
    );
    const others = isOpen ? asked(node) : [];
    return isOpen && others.length === 0 ? [...written, ...missed(node)] : [...written, ...others];
  };

  /** The objects in a list that a resource is declared with. */
  const listed = (node: typescript.Expression | undefined): typescript.ObjectLiteralExpression[] =>
    (node ? valuesOf(node, checker, given) : []).flatMap((value) =>
      ts.isArrayLiteralExpression(value)
        ? value.elements.flatMap((each) => listed(ts.isSpreadElement(each) ? each.expression : each))
        : ts.isObjectLiteralExpression(value)
          ? [value]
          : [],
    );
  /** The filters and sort fields in a resource's list definition. */
  const ofResource = (resource: typescript.ObjectLiteralExpression): ReadParameter[] => {
    const narrowed = listed(propertyOf(resource, 'filters')).flatMap((filter) => {
      const name = propertyOf(filter, 'name');
      const kind = propertyOf(filter, 'kind');
      const ends = kind && wordsOf(kind).includes('dateRange') ? ['.from', '.to'] : [''];
      return name
        ? wordsOf(name).flatMap((text) => ends.map((end) => ({ name: text + end, words: [], at: filter })))
        : [];
    });
    const sorted = listed(propertyOf(resource, 'columns')).flatMap((column) => {
      const key = propertyOf(column, 'key');
      const isSorted = propertyOf(column, 'sortable')?.kind === ts.SyntaxKind.TrueKeyword;
      return key && isSorted ? [{ name: 'sort', words: wordsOf(key), at: column }] : [];
    });
    const first = propertyOf(resource, 'defaultSort');
    return [...narrowed, ...sorted, ...(first ? [{ name: 'sort', words: wordsOf(first), at: first }] : [])];
  };
  return { ofObject, ofAddress, ofResource };
}
