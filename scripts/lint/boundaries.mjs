import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { productWords } from './productWords.mjs';

const root = join(import.meta.dirname, '../..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const modules = workspaces.filter((name) => name.startsWith('mfe-'));

/** A path into one of `folders`, or a package with that name. */
const into = (...folders) => new RegExp(`^(${folders.join('|')})(/|$)`);

/** antd and packages built on it; the style sheets of `shared/ui` are plain. */
const antdAndOurs = /^(antd|@ant-design)(\/|$)|^shared\/ui(?!\/[\w/]+\.css$)(\/|$)/;

const isTest = /\.test\./;

/** The server's rooms from the lowest up: each may only import earlier ones, so no two import each other. */
const serverRooms = [
  ...['db', 'core', 'money', 'threads', 'pages', 'mail', 'api', 'http'],
  ...['moduleData', 'releases', 'backup', 'site', 'careers', 'documents', 'events', 'moduleApi'],
];

/** The same for the rooms of the API; parts of one entry may import each other. */
const apiRooms = [
  ...[
    'auth',
    'records',
    'facts',
    'files',
    'docs',
    'samples',
    'notifications',
    'links',
    'views',
    'duties',
    'letterhead',
  ],
  ...['papers', 'accounts', 'clients/companies', 'clients/centers'],
  ...['people/vacancies', 'people/submissions', 'people/candidates', 'products'],
  ...['clients/leads', 'people/applications', 'clients/links'],
  // An employee's facts, the law, and the wages calculated from them.
  'law|people/employees|pay/wages|pay/bonus|pay/leave',
  ...['money/ledger', 'money/documents|money/eInvoices', 'money/settle', 'money/returns', 'money/purchases'],
  ...['work/placements', 'work/month', 'work/attendance', 'money/bills', 'work/revisions', 'money/sendings'],
  ...['certificates', 'compliance', 'pay/made', 'pay/payslips', 'pay/files', 'pay/runs', 'pay/workerLinks'],
  ...['calendar', 'pay/leaving', 'console', 'lawChanges'],
];

/**
 * The folders that must not import each other (docs/architecture.md): files matching `of`, except those in `except`,
 * may not import `reach`, and why. Both are paths below the root; `reach` may also be a package.
 */
const limits = [
  {
    of: /^(?!shared\/vendor\/)/,
    reach: /^antd\//,
    why: 'Import from "antd"; shared/vendor/antd.ts says what the platform supports of it.',
  },
  {
    of: /^e2e\//,
    reach: into('shell', 'server', ...modules),
    why: 'A browser test sees the product only through the browser and the API.',
  },
  ...modules.map((name) => ({
    of: into(name),
    reach: into('shell', 'server', ...modules.filter((other) => other !== name)),
    why: 'A module imports shared, and nothing else of this repository.',
  })),
  {
    of: /^shell\//,
    reach: into('server', ...modules),
    why: 'The shell knows modules through the registry only.',
  },
  {
    // Code that runs before or without antd: the shell without its pages, which load as separate chunks.
    of: /^shell\/src\//,
    except: /^shell\/src\/(console\/(ConsoleContent\.tsx$|account\/|home\/|modules\/)|signin\/)|\.test\./,
    reach: antdAndOurs,
    why: 'The frame is on the screen before antd is; only its pages use it.',
  },
  {
    of: /^server\//,
    reach: into('shell', ...modules, 'shared/(ui|platform|vendor|testing)', 'react', 'react-dom'),
    why: 'The server imports shared/contract and shared/domain, and no screen.',
  },
  ...serverRooms.slice(0, -1).map((room, place) => ({
    of: into(`server/src/${room}`),
    // The migrations that start the ledger post by the rules of the books themselves.
    except: /\.(test|fixture)\.|migrations\/(711-ledger|720-all-money-posted)/,
    reach: into(...serverRooms.slice(place + 1).map((above) => `server/src/${above}`)),
    why: `${room} lies below it (scripts/lint/boundaries.mjs lists the rooms from the lowest up).`,
  })),
  ...apiRooms.map((room, place) => ({
    of: new RegExp(`^server/src/api/(${room})/`),
    except: /\.(test|fixture)\./,
    // Files outside the rooms connect the rooms, such as those of money with documents, receipts and returns.
    reach: new RegExp(`^server/src/(site/|api/([^/]+$|money/[^/]+$|(${apiRooms.slice(place + 1).join('|')})/))`),
    why: `${room} lies below it (scripts/lint/boundaries.mjs lists the rooms from the lowest up).`,
  })),
  {
    of: new RegExp(`^server/src/api/(?!(${apiRooms.join('|')})/|money/[^/]+$)\\w+/`),
    reach: /./,
    why: 'scripts/lint/boundaries.mjs does not list this room of the API yet.',
  },
  {
    of: /^shared\/(?!vendor\/)/,
    reach: into('shell', 'server', ...modules),
    why: 'Shared is below everything else.',
  },
  {
    of: /^shared\/(domain|contract|product)\//,
    reach: into('react', 'react-dom', 'react-router-dom', 'swr', 'antd', 'shared/(ui|platform|vendor|testing)'),
    why: 'A rule is pure: the server uses it too. Keep React and screens out of it.',
  },
  {
    of: /^shared\/platform\//,
    except: isTest,
    reach: antdAndOurs,
    why: 'The platform is in the first script; antd comes after it.',
  },
];

/** An import's target: a path below the root such as `shared/ui/index`, or a package such as `antd`. */
const targetOf = (source, file) => (source.startsWith('.') ? join(dirname(file), source) : source);

/**
 * Keeps every file within its limits, however it refers to another: `import`, `export … from`, `import()`, `require()`,
 * `jest.mock()` or a type's `import()`.
 */
const boundaries = {
  meta: { type: 'problem', messages: { refused: '"{{source}}" is out of bounds. {{why}}' } },
  create(context) {
    const file = relative(root, context.filename);
    const own = limits.filter(({ of, except }) => of.test(file) && !except?.test(file));
    const judge = (node) => {
      const source = node?.type === 'Literal' ? node.value : node?.quasis?.[0]?.value.cooked;
      if (typeof source !== 'string') return;
      const target = targetOf(source, file);
      const refused = own.find(({ reach }) => reach.test(target));
      if (refused) context.report({ node, messageId: 'refused', data: { source, why: refused.why } });
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

export default { meta: { name: 'own' }, rules: { boundaries, 'product-words': productWords } };
