import { dirname, join, relative } from 'node:path';

/** Where an import leads: a path of the repository, `shared/ui/index`, or a package, `antd`. */
function targetOf(source, file, root) {
  return source.startsWith('.') ? relative(root, join(dirname(file), source)) : source;
}

/**
 * What a folder may not reach, by whatever way a file can reach another: `import`, `export … from`, `import()`,
 * `require()`, `jest.mock()` and a type's `import()`. Option: `{ root, not: [{ reach, message }] }`; `reach` is a regular
 * expression of paths below the root and of packages.
 */
export const boundaries = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: { refused: '"{{source}}" is out of bounds. {{message}}' },
  },
  create(context) {
    const { root, not } = context.options[0];
    const judge = (node) => {
      const source = node?.type === 'Literal' ? node.value : node?.quasis?.[0]?.value.cooked;
      if (typeof source !== 'string') return;
      const target = targetOf(source, context.filename, root);
      const refused = not.find(({ reach }) => new RegExp(reach).test(target));
      if (refused) context.report({ node, messageId: 'refused', data: { source, message: refused.message } });
    };
    const judgeSource = ({ source }) => judge(source);
    return {
      ImportDeclaration: judgeSource,
      ExportNamedDeclaration: judgeSource,
      ExportAllDeclaration: judgeSource,
      ImportExpression: judgeSource,
      TSImportType: judgeSource,
      TSExternalModuleReference: ({ expression }) => judge(expression),
      'CallExpression[callee.name="require"]': ({ arguments: [first] }) => judge(first),
      'CallExpression[callee.object.name="jest"]': ({ arguments: [first] }) => judge(first),
    };
  },
};
