import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { SHELL_API_VERSION } from '../../shared/contract/shellApi.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import shared from '../../shared/package.json' with { type: 'json' };
import type { Bundler } from '../build/bundlers.ts';
import { PACKAGE_NAME } from '../sdk/deployedShell.ts';
import { bundlerFiles } from './bundlerFiles.ts';
import type { ModuleNames } from './moduleNames.ts';

/** Where a module is: in a folder of the project, or in a separate repository. */
type Home = 'project' | 'repository';

/** A new module's manifest. */
export const firstManifest = (
  { folder, id, title, page, path }: ModuleNames,
  home: Home = 'project',
): ModuleManifest => ({
  $schema: `${home === 'project' ? '..' : `./node_modules/${PACKAGE_NAME}`}/shared/contract/module.schema.json`,
  contract: CONTRACT_VERSION,
  name: folder,
  title,
  team: title,
  shellApi: `^${SHELL_API_VERSION}`,
  prefixes: [path],
  routes: [{ path, page }],
  sidebar: [{ id, label: title, path }],
});

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The content of each file of a new module, by its path inside the module's folder. */
export function moduleFiles(
  names: ModuleNames,
  home: Home = 'project',
  bundler: Bundler = 'webpack',
): Record<string, string> {
  const own = bundlerFiles(bundler, home);
  const { folder, title, page, path } = names;
  const isAlone = home === 'repository';
  const file = `${isAlone ? '' : `${folder}/`}src/pages/${page}.tsx`;
  const commands = isAlone
    ? [
        '- `npm run dev` shows it inside the shell that it belongs to, with hot reload.',
        '- `npm test` runs its tests; `npm run check` looks at its types and its style.',
        '- `npm run release` builds, checks, publishes and promotes it, with a deploy token in `RELEASE_TOKEN`; `npm run rollback` goes back.',
      ]
    : [
        `- \`npm run dev -- ${folder}\` serves it from its sources inside the whole product, with hot reload.`,
        `- \`npx jest --selectProjects components -- ${folder}\` runs its tests.`,
        `- \`npm run release -- ${folder}\` builds, checks, publishes and promotes it.`,
      ];
  return {
    ...own.files,
    'module.json': json(firstManifest(names, home)),
    'package.json': json({
      name: folder,
      version: '0.1.0',
      private: true,
      type: 'module',
      dependencies: { react: shared.dependencies.react, shared: '*' },
      devDependencies: {
        ...own.devDependencies,
        '@testing-library/react': shared.devDependencies['@testing-library/react'],
      },
    }),
    [`src/pages/${page}.tsx`]: `import { EmptyState, PageHeader } from 'shared/ui';

/** \`${path}\`: the module's first page. */
export default function ${page}() {
  return (
    <>
      <PageHeader title="${title}" purpose="One line that says what this page is for." />
      <EmptyState title="${title} begins here." detail="Edit ${file}${isAlone ? '.' : '; docs/writing-a-module.md lists what a page can use.'}" />
    </>
  );
}
`,
    [`src/pages/${page}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import ${page} from './${page}';

test('the page says what it is, and where it begins', () => {
  renderScreen(<${page} />, { route: '${path}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('${title} begins here.')).toBeVisible();
});
`,
    'README.md': `# ${folder}

${title}: one line that says what this module is for and which team owns it.

${commands.join('\n')}

\`module.json\` names the page of each URL (\`PayslipsPage\` in \`src/pages\`, or \`payslips/PayslipsPage\` in a folder of its own) and the sidebar entries.
A module imports ${isAlone ? 'what the shell offers, `shared/ui`, `shared/platform` and `shared/domain`' : '`shared` and nothing else of this repository. See `docs/writing-a-module.md`'}.
`,
  };
}
