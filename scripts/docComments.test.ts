import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './build/hashing';
import { root } from './build/targets';

const rooms = ['contract', 'domain', 'light', 'platform', 'testing', 'ui'].map((room) => `shared/${room}`);
const files = rooms.flatMap((room) =>
  filesBelow(join(root, room))
    .map((file) => join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)),
);

/** A type that shows its own source (`z.infer<typeof supplierInput>`): its meaning is explained there. */
const isDerived = (node: ts.Statement) =>
  ts.isTypeAliasDeclaration(node) &&
  (ts.isTypeReferenceNode(node.type) || ts.isIndexedAccessTypeNode(node.type) || ts.isIntersectionTypeNode(node.type));

/** A component's properties; each has its own comment if its name isn't clear. */
const isProperties = (node: ts.Statement) => ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props');

/** Whether it directly follows another statement and shares the comment above. */
const isContinued = (node: ts.Statement, { text }: ts.SourceFile) =>
  !text.slice(node.getFullStart(), node.getStart()).includes('\n\n');

const namesOf = (node: ts.Statement): string[] => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return (isNamed || ts.isInterfaceDeclaration(node)) && node.name ? [node.name.text] : [];
};

test('every export of shared’s rooms has a doc comment', () => {
  const silent = files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements
      .filter((node) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.[0]?.kind === ts.SyntaxKind.ExportKeyword)
      .filter((node) => ts.getJSDocCommentsAndTags(node).length === 0 && !isDerived(node) && !isProperties(node))
      .filter((node) => !isContinued(node, source))
      .flatMap((node) => namesOf(node).map((name) => `${file}: ${name}`));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
