/** The areas whose faults are written by hand. */
export const seededAreas = ['shell', 'releases', 'server', 'screens'] as const;
export type SeededArea = (typeof seededAreas)[number];

/** A fault written by hand: a text that stands once in a file, what it becomes, and the tests that must notice. */
interface SeededFault {
  area: SeededArea;
  file: string;
  from: string;
  to: string;
  /** Test files, from the root. */
  tests: readonly string[];
  /** What is wrong then. */
  why: string;
}

const of = (
  area: SeededArea,
  file: string,
  tests: readonly string[],
  faults: readonly (readonly [from: string, to: string, why: string])[],
): SeededFault[] => faults.map(([from, to, why]) => ({ area, file, from, to, tests, why }));

/** Faults where making all of them would take a browser or hours: in how the shell loads and navigates, how modules are released, how the server guards itself, and in what screens show and send. */
export const seeded: readonly SeededFault[] = [
  ...of(
    'shell',
    'shell/src/loader/retrying.ts',
    ['shell/src/loader/retrying.test.ts'],
    [
      ['const PAUSES = [300, 1200];', 'const PAUSES = [300];', 'a module is tried twice only'],
      ['if (!isTransient(error)) throw error;', '', 'what cannot succeed is tried again'],
      ['  return attempt();', '  return undefined as T;', 'the last try is not made'],
    ],
  ),
  ...of(
    'shell',
    'shell/src/loader/ModuleFailure.ts',
    ['shell/src/loader/ModuleFailure.test.ts'],
    [
      ['reason.status === 408 ||', '', 'a request that took too long is final'],
      ['reason.status === 429 ||', '', 'too many requests are final'],
      ['reason.status >= 500', 'reason.status > 500', 'an error of the server is final'],
      ["reason.kind === 'network' ||", '', 'a lost network is final'],
      ['reason.milliseconds / 1000', 'reason.milliseconds', 'the time limit is told in milliseconds'],
    ],
  ),
  ...of(
    'shell',
    'shell/src/navigation/createNavigation.ts',
    ['shell/src/navigation/createNavigation.test.ts'],
    [
      ['if (verdict !== true) return;', '', 'what a guard refused happens'],
      ['return verdict === true ? consult(to, rest) : verdict;', 'return verdict;', 'the first guard alone is asked'],
      ["if (verdict === 'document') window.location.assign(url.href);", '', 'a newer release is never loaded'],
      ['history.go(-distance);', '', 'a refused step back leaves the wrong address'],
      ['index: isPush ? index + 1 : index,', 'index,', 'how far a step back went is not known'],
      ['? true : consult(target)', '? consult(target) : consult(target)', 'a step within a page is asked about'],
    ],
  ),
  ...of(
    'shell',
    'shell/src/signin/returnPath.ts',
    ['shell/src/signin/SignInPage.test.tsx'],
    [['/^\\/dashboard(?:[/?#]|$)/', '/\\/dashboard(?:[/?#]|$)/', 'signing in leads to another site']],
  ),
  ...of(
    'shell',
    'shell/src/console/sidebar/sidebarOf.ts',
    ['shell/src/console/sidebar/sidebarOf.test.ts'],
    [
      ['if (item.role !== undefined && item.role !== account?.role) continue;', '', 'staff see what is the owner’s'],
      ['.sort(byOrder).map(withOwnPage)', '.map(withOwnPage)', 'the sidebar stands in the order of the modules'],
    ],
  ),
  ...of(
    'shell',
    'shell/src/registry/readRegistry.ts',
    ['shell/src/registry/registry.test.ts'],
    [
      ['if (registry.contract !== CONTRACT_VERSION) return empty;', '', 'a registry of another contract is read'],
      ['.filter(([, module]) => isUsable(module))', '', 'a malformed module stops the shell'],
    ],
  ),
  ...of(
    'shell',
    'shell/src/console/home/HomePage.tsx',
    ['shell/src/console/home/HomePage.test.tsx'],
    [
      ['!arrangement.hidden.includes(id)', 'true', 'a card that was hidden is there all the same'],
      ['{shown.length === 0 && (', '{cards.length === 0 && (', 'nothing says that all cards are hidden'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/shellApiFits.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      [
        'return satisfies(shell.shellApi, range)',
        'return validRange(range) !== null',
        'a release for another shell API is taken',
      ],
      ['if (validRange(range) === null)', 'if (range === null)', 'a range that is none is not told'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/sharedDependenciesFit.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      ['if (provided === undefined)', 'if (provided === null)', 'a package that the shell lacks is not told by name'],
      ['satisfies(provided, range, { includePrerelease: true })', 'provided', 'a package in another version is taken'],
    ],
  ),
  ...of(
    'releases',
    'shared/contract/routesAreFree.ts',
    [
      'server/src/releases/releases.test.ts',
      'server/src/releases/ownership.test.ts',
      'server/src/releases/prefixes.test.ts',
    ],
    [
      ['[...shellClaims, ...taken]', 'taken', 'a release takes an address of the shell'],
      ['own.add(shapeOf(path));', '', 'a manifest has an address twice'],
      ['[...routes, ...takenPrefixes]', 'routes', 'a release takes a prefix that meets another’s'],
      ['!claimOn(prefixes, path)', 'false', 'a route lies beside the prefixes that a module declares'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/claimsAreFree.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      ['if (!publicKind.test(file))', 'if (file.endsWith(".exe"))', 'a script may lie at the root of the site'],
      ['release.container === container', 'container', 'a release calls its container as it likes'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/pagesExist.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      [
        "!/^\\/dashboard(?:\\/|$)/i.test(path) && !path.includes('/:')",
        "!path.includes('/:')",
        'a page of the console is prerendered',
      ],
      ['toPrerender.has(path)\n', 'path\n', 'markup of no route is taken'],
    ],
  ),
  ...of(
    'server',
    'server/src/http/securityHeaders.ts',
    ['server/src/http/http.test.ts'],
    [
      ["; frame-ancestors 'none'", '', 'another site may frame what the server answers'],
      ["  'X-Content-Type-Options': 'nosniff',", '', 'a browser guesses what a file is'],
    ],
  ),
  ...of(
    'server',
    'server/src/http/refuseStalled.ts',
    ['server/src/http/http.test.ts'],
    [
      ['came < leastBytes', 'came < 0', 'who only holds a connection keeps it'],
      ['read = socket.bytesRead;\n      if', 'if', 'what came long ago counts as progress'],
    ],
  ),
  ...of(
    'server',
    'server/src/http/requestId.ts',
    ['server/src/http/operation.test.ts'],
    [
      ['isTrusted(remoteAddress, 0)', 'remoteAddress', 'anyone writes the ids of the log'],
      ['form.test(given) &&', '', 'an id may be anything'],
    ],
  ),
  ...of(
    'server',
    'server/src/http/newServer.ts',
    ['server/src/http/http.test.ts', 'server/src/http/operation.test.ts'],
    [
      [
        'const MAX_BODY_BYTES = 1024 * 1024;',
        'const MAX_BODY_BYTES = 10 * 1024 * 1024;',
        'ten times as much is taken in',
      ],
      ["(isSecure ? { 'Strict-Transport-Security': HSTS } : {})", '{}', 'a browser is not held to TLS'],
    ],
  ),
  ...of(
    'server',
    'server/src/api/auth/guard.ts',
    ['server/src/api/guard.test.ts'],
    [
      ['if (config?.access === undefined)', 'if (config === null)', 'a route that says nothing is added'],
      [
        "if (access === undefined || !covers(account.granted, access, isReserved))\n      throw await lacksRight(db, request, access ?? '');",
        '',
        'staff may do what is the owner’s',
      ],
    ],
  ),
  ...of(
    'server',
    'server/src/api/auth/sessions.ts',
    ['auth', 'registration', 'sessions'].map((name) => `server/src/api/accounts/${name}.test.ts`),
    [
      ["    .where('sessions.expiresAt', '>', value('now'))\n", '', 'a session never ends'],
      ["    .where('sessions.createdAt', '<', value('soon'))\n", '', 'a session from the future is taken'],
      ["    .where('accounts.deletedAt', 'is', null)\n", '', 'a removed account goes on'],
      [
        ".where('tokenHash', '<>', exceptToken === undefined ? '' : hashOf(exceptToken))",
        '',
        'a new password ends one’s own session',
      ],
      [
        "    .where('accountId', '=', accountId)\n    .where('id', '=', id)",
        "    .where('id', '=', id)",
        'anyone ends the sessions of others',
      ],
    ],
  ),
  ...of(
    'server',
    'server/src/core/throttle.ts',
    ['server/src/api/auth/throttling.test.ts'],
    [
      ['if (count <= most) return;', 'if (count > most) return;', 'the first is refused, and the flood is not'],
      [' or "throttles"."resetAt" > ${latest}', '', 'a clock that was ahead locks everyone out'],
      ['  await clearWhenDue(db);\n', '', 'windows that are over pile up'],
    ],
  ),
  ...of(
    'server',
    'server/src/core/crossOrigin.ts',
    ['server/src/api/api.test.ts'],
    [['if (request.headers.origin !== site) return;', '', 'every site may read the answers']],
  ),
  ...of(
    'releases',
    'server/src/releases/deployTokens.ts',
    ['server/src/releases/releaseRoutes.test.ts', 'server/src/releases/releases.test.ts'],
    [["    .where('tokenHash', '=', hashed(token))\n", '', 'any token releases a module']],
  ),
  ...of(
    'screens',
    'shared/ui/table/HeaderCell.tsx',
    ['shared/ui/table/HeaderCell.test.ts'],
    [
      ["=== 'ascending' ? `-${key}` : key", "=== 'descending' ? `-${key}` : key", 'a second press sorts the same way'],
      ["const [first] = sort.split(',');", 'const first = sort;', 'a sort by two fields shows at no header'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/table/Pager.tsx',
    ['shared/ui/table/Pager.test.ts'],
    [
      ['Math.max(1, Math.ceil(total / size))', 'Math.max(1, Math.floor(total / size))', 'the last rows have no page'],
      ['Math.min(last, page + 2)', 'Math.min(last, page + 3)', 'six pages are offered'],
    ],
  ),
  ...of(
    'screens',
    'mfe-compliance/src/calendar/month.ts',
    ['mfe-compliance/src/calendar/month.test.ts'],
    [
      ['addDays(first, -weekdayOf(first))', 'first', 'a month begins on a Sunday always'],
      ['day <= last; day', 'day < last; day', 'a last day that is a Sunday is missing'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/form/createFormStore.ts',
    ['shared/ui/form/ResourceForm.test.tsx'],
    [["value === undefined || value === ''", 'value === undefined', 'an untouched form is unsaved']],
  ),
  ...of(
    'screens',
    'shared/ui/form/useSubmission.ts',
    ['shared/ui/form/ResourceForm.test.tsx'],
    [
      ["if (current) setOutcome({ kind: 'stale', current });\n      else", '', 'a colleague’s change is not shown'],
      ['onRefused(fieldErrors(error));', '', 'what the server refused is not said at its field'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/form/SchemaForm.tsx',
    ['shared/ui/form/ResourceForm.test.tsx'],
    [
      ['if (isRunning) return;', '', 'a second press saves twice'],
      [
        '    draft.clear();\n    if (act === ANOTHER)',
        '    if (act === ANOTHER)',
        'what was saved comes back as a draft',
      ],
      ['      focusFirstInvalid();\n      return;', '      focusFirstInvalid();', 'what is wrong is sent'],
      ['if (Object.keys(errors).length > 0) focusFirstInvalid();', '', 'the field that was refused gets no focus'],
      [
        '.filter(({ keeps }) => keeps)',
        '.filter(({ keeps }) => !keeps)',
        'the next record begins with the wrong fields',
      ],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/form/ReadInput.tsx',
    ['shared/ui/form/ResourceForm.test.tsx'],
    [['(read(text) ?? (onUnread ? text : NaN))', 'read(text)', 'what is no amount becomes none']],
  ),
  ...of(
    'screens',
    'shared/ui/table/useListSelection.ts',
    ['shared/ui/table/useSelection.test.ts'],
    [
      ['rows.length > 0 && rows.length === page.length', 'rows.length > 0', 'one row chosen is called all'],
      ['page.filter((row) => ids.has(row.id))', '[...page]', 'an act takes rows that were not chosen'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/table/rowAction.ts',
    ['shared/ui/table/rowAction.test.ts'],
    [
      ["kind ?? (danger ? 'danger' : 'act')", "kind ?? 'act'", 'what destroys stands among the others'],
      ['if (rest.length !== 1) return { inline, rest };', 'return { inline, rest };', 'a menu has one item'],
    ],
  ),
  ...of(
    'screens',
    'shared/platform/session.ts',
    ['shared/platform/session.test.ts'],
    [
      ['    flushDrafts();\n', '', 'what was typed last is lost when the session ends'],
      ['    clearDrafts(id);\n', '', 'who signs in next reads one’s drafts'],
      ["return mine === role || mine === 'owner';", 'return mine === role;', 'the owner may less than the staff'],
    ],
  ),
  ...of(
    'screens',
    'shared/platform/unsaved.ts',
    ['shared/platform/unsaved.test.tsx'],
    [
      [
        "if (dirty.size === 0) window.addEventListener('beforeunload', warnBeforeUnload);",
        '',
        'closing the tab loses what was typed',
      ],
      ['    dirty.delete(mark);\n', '', 'a page is unsaved for good'],
    ],
  ),
  ...of(
    'screens',
    'mfe-invoicing/src/invoices/IssueChecklist.tsx',
    ['mfe-invoicing/src/invoices/InvoicePage.test.tsx'],
    [
      ['Number(line) + 1', 'Number(line)', 'a line is called by the number before its own'],
      [
        'problem.path.startsWith(LETTERHEAD_PATH) ? onLetterhead() : onMend(problem)',
        'onMend(problem)',
        'the company’s details are looked for in the invoice',
      ],
    ],
  ),
  ...of(
    'screens',
    'mfe-invoicing/src/invoices/useInvoiceActs.ts',
    ['mfe-invoicing/src/invoices/InvoicePage.test.tsx'],
    [
      [
        'if (!letterhead || !(await confirmIssue(invoice, letterhead))) return;',
        'if (!letterhead) return;',
        'an invoice is issued unasked',
      ],
      ['{ version: invoice.version, ...more }', '{ ...more }', 'a colleague’s change is issued unseen'],
      ['if (!(await confirm(question))) return;', '', 'an invoice is cancelled unasked'],
    ],
  ),
  ...of(
    'screens',
    'mfe-clients/src/leads/conversions.ts',
    ['mfe-clients/src/leads/conversions.test.ts'],
    [
      [
        "ultrahrms: 'ultrahrms/companies'",
        "ultrahrms: 'companies'",
        'a company of the other product is stored with the first',
      ],
      [
        "{ product: 'instahires', name, email, phone: mobile }",
        "{ product: 'instahires' }",
        'what is known of a lead is typed again',
      ],
    ],
  ),
  ...of(
    'screens',
    'mfe-clients/src/leads/leadForm.tsx',
    ['mfe-clients/src/leads/LeadsPage.test.tsx'],
    [['{ text: newNote, lead }', '{ text: newNote }', 'a note loses what changed with it']],
  ),
  ...of(
    'screens',
    'shell/src/console/home/cards/Figures.tsx',
    ['shell/src/console/home/cards/figureCards.test.tsx'],
    [['{!isAllSample && isSampleMetric(metric) &&', '{!isAllSample &&', 'a figure of the company is called a sample']],
  ),
  ...of(
    'screens',
    'mfe-products/src/overview/ProductStats.tsx',
    ['mfe-products/src/overview/ProductOverviewPage.test.tsx'],
    [['.filter(([status]) => isActiveCompany(status))', '', 'every company counts as active']],
  ),
  ...of(
    'screens',
    'mfe-products/src/overview/Shortlist.tsx',
    ['mfe-products/src/overview/ProductOverviewPage.test.tsx'],
    [['{ status, page: 1, size: 5 }', '{ page: 1, size: 5 }', 'who was answered waits again']],
  ),
  ...of(
    'screens',
    'mfe-products/src/candidates/board/columnRows.ts',
    ['mfe-products/src/candidates/board/columnRows.test.ts'],
    [
      ['(moving.get(row.id) ?? row).status', 'row.status', 'who is moved stands in two columns'],
      ['&& !staying.some(({ id }) => id === row.id)', '', 'who arrives is there twice'],
    ],
  ),
  ...of(
    'screens',
    'mfe-compliance/src/obligations/doneForm.ts',
    ['mfe-compliance/src/gst/GstPage.test.tsx', 'mfe-compliance/src/tds/TdsPage.test.tsx'],
    [
      ["row.doneOn ?? ''", 'row.doneOn ?? today()', 'the day of a filing is assumed'],
      ["row.area === 'tds' ?", "row.area !== 'tds' ?", 'a TDS deposit has no challan'],
      ['if (problem !== undefined) context', 'if (problem === null) context', 'a return is filed tomorrow'],
    ],
  ),
  ...of(
    'screens',
    'mfe-compliance/src/report/summary.ts',
    ['mfe-compliance/src/report/summary.test.ts'],
    [['extendedTo ?? dueDate ?? period', 'dueDate ?? period', 'an extension is left out of its month']],
  ),
  ...of(
    'screens',
    'mfe-public/src/home/CallbackForm.tsx',
    ['mfe-public/src/home/CallbackForm.test.tsx'],
    [
      ['if (!isMobile(digits)) return mobile.current?.focus();', '', 'a number that is none is sent'],
      ["terms: values.has('terms')", 'terms: true', 'who did not agree agreed'],
    ],
  ),
];
