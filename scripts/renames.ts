import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './build/targets';

/**
 * Renames fields of the schemas in `shared/domain`, one at a time and only where they are declared, and asks the type
 * checker what that breaks: it must name a file of the server and one of a screen, tests apart. Nothing is written.
 */

/** A declaration, `<file of shared/domain>.<schema>`, and fields that it has. */
const records: readonly [schema: string, fields: readonly string[]][] = [
  ['clients/center.centerInput', ['city', 'ops_head']],
  ['clients/lead.leadInput', ['nextCallOn']],
  ['clients/lead.leadRecord', ['ownerName']],
  ['clients/company.companyInput', ['industry']],
  ['people/candidate.candidateInput', ['position']],
  ['people/hrStaff.hrStaffInput', ['role']],
  ['clients/pricingPlan.pricingPlanInput', ['priceMinor']],
  ['invoicing/invoice.invoiceInput', ['dueDate']],
  ['invoicing/invoice.invoiceRecord', ['balancePaise', 'shown']],
  ['invoicing/payment.paymentInput', ['method']],
  ['invoicing/note.creditNoteInput', ['creditNoteNumber']],
  ['ledgers/supplier.supplierInput', ['gstin']],
  ['ledgers/debit.debitRecord', ['runningPaise']],
  ['ledgers/narration.narrationInput', ['narration']],
  ['compliance/obligation.obligationInput', ['doneOn']],
  ['compliance/certificate.certificateInput', ['expiresOn']],
  ['payroll/employee.employeeInput', ['designation']],
  ['payroll/wage.wageLine', ['overtimePaise']],
  ['dates/holiday.holidayInput', ['isTentative']],
];
const answers: readonly [schema: string, fields: readonly string[]][] = [
  ['invoicing/invoicingAnswers.invoicingSummary', ['outstanding']],
  ['console/figure.pipelineStage', ['parts']],
  ['compliance/complianceAnswers.complianceOverview', ['deductions']],
  ['compliance/complianceAnswers.calendarEntry', ['kind']],
  ['payroll/wageAnswers.wageSums', ['netPaise']],
];

interface Declaration {
  schema: string;
  field: string;
  file: string;
  /** Where the field's name stands. */
  start: number;
  end: number;
}

/** Where a schema declares a field. Throws when it does not. */
function declarationOf(schema: string, field: string): Declaration {
  const [name = '', variable] = schema.split('.');
  const file = join(root, 'shared/domain', `${name}.ts`);
  const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true);
  const find = (node: ts.Node): ts.Node | undefined =>
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === field
      ? node.name
      : ts.forEachChild(node, find);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === variable);
  const place = declared?.initializer && find(declared.initializer);
  if (!place) throw new Error(`${schema} declares no field "${field}"; name one that it has in scripts/renames.ts.`);
  return { schema, field, file, start: place.getStart(), end: place.getEnd() };
}

/** One of the projects that are type-checked apart, whose files can be read as if one of them were another. */
class Project {
  private readonly options: ts.CompilerOptions;
  private readonly names: string[];
  private readonly sources = new Map<string, ts.SourceFile | undefined>();
  private program: ts.Program | undefined;

  constructor(name: string) {
    const path = join(root, 'tsconfig', `${name}.json`);
    const config = ts.readConfigFile(path, ts.sys.readFile).config as object;
    const parsed = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
    this.options = { ...parsed.options, incremental: false, tsBuildInfoFile: undefined };
    this.names = parsed.fileNames;
  }

  /** The first of the files that `isMeant` picks in which the rename is an error; undefined when there is none. */
  firstBroken({ file, field, start, end }: Declaration, isMeant: (path: string) => boolean): string | undefined {
    const text = ts.sys.readFile(file) ?? '';
    const renamed = `${text.slice(0, start)}${field}Renamed${text.slice(start, end) === field && text[end] !== ':' ? `: ${field}` : ''}${text.slice(end)}`;
    const host = ts.createCompilerHost(this.options, true);
    host.getSourceFile = (path, version) => {
      if (path === file) return ts.createSourceFile(path, renamed, version, true);
      if (!this.sources.has(path)) {
        const source = ts.sys.readFile(path);
        this.sources.set(path, source === undefined ? undefined : ts.createSourceFile(path, source, version, true));
      }
      return this.sources.get(path);
    };
    this.program = ts.createProgram(this.names, this.options, host, this.program);
    const name = new RegExp(`\\b${field}\\b`);
    const meant = this.program.getSourceFiles().filter((source) => isMeant(relative(root, source.fileName)));
    // Files that have the word break first, so they are looked at first.
    const likely = meant.filter((source) => name.test(source.text));
    const broken = [...likely, ...meant.filter((source) => !likely.includes(source))].find(
      (source) => (this.program?.getSemanticDiagnostics(source).length ?? 0) > 0,
    );
    return broken && relative(root, broken.fileName);
  }
}

const server = new Project('server');
const browser = new Project('browser');
const begun = Date.now();
let missed = 0;

console.log('| declared in | renamed | the server’s error is in | a screen’s error is in |\n|---|---|---|---|');
for (const [schema, fields] of [...records, ...answers]) {
  for (const field of fields) {
    const declaration = declarationOf(schema, field);
    const onServer = server.firstBroken(declaration, (path) => path.startsWith('server/src/'));
    const onScreen = browser.firstBroken(declaration, (path) => /^(?:mfe-\w+|shell)\/src\//.test(path));
    if (!onServer || !onScreen) missed += 1;
    console.log(`| \`${schema}\` | \`${field}\` | ${onServer ?? '**none**'} | ${onScreen ?? '**none**'} |`);
  }
}
const count = [...records, ...answers].flatMap(([, fields]) => fields).length;
console.log(`\n${count - missed} of ${count} noticed on both sides, in ${Math.round((Date.now() - begun) / 1000)} s.`);
process.exitCode = missed > 0 ? 1 : 0;
