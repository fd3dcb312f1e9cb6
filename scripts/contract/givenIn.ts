import type typescript from 'typescript';
import { ts } from './compiler.ts';
import { declarationOf, type Given } from './textsOf.ts';

type Taking = typescript.FunctionDeclaration | typescript.ArrowFunction | typescript.FunctionExpression;

/** The function that a declaration belongs to. */
function functionOf(declaration: typescript.Declaration | undefined): Taking | undefined {
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** The arguments given to a module's own functions and components anywhere in its sources. */
export function givenIn(sources: readonly typescript.SourceFile[], checker: typescript.TypeChecker): Given {
  const all = new Map<typescript.Declaration, typescript.Expression[]>();
  const add = (to: typescript.Declaration | undefined, value: typescript.Expression | undefined) => {
    if (to && value) all.set(to, [...(all.get(to) ?? []), value]);
  };
  const visit = (node: typescript.Node): void => {
    if (ts.isCallExpression(node)) {
      const parameters = functionOf(declarationOf(node.expression, checker))?.parameters ?? [];
      for (const [index, parameter] of parameters.entries()) add(parameter, node.arguments[index]);
    }
    if (ts.isJsxAttributes(node)) {
      const [props] = functionOf(declarationOf(node.parent.tagName, checker))?.parameters ?? [];
      for (const attribute of props ? node.properties : []) {
        const { initializer, name } = ts.isJsxAttribute(attribute)
          ? attribute
          : { initializer: undefined, name: undefined };
        const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        if (!props || !name || !value) continue;
        if (ts.isObjectBindingPattern(props.name))
          add(
            props.name.elements.find((each) => (each.propertyName ?? each.name).getText() === name.getText()),
            value as typescript.Expression,
          );
        add(
          checker.getPropertyOfType(checker.getTypeAtLocation(props), name.getText())?.declarations?.[0],
          value as typescript.Expression,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return (parameter) => all.get(parameter) ?? [];
}
