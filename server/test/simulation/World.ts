import type { FastifyInstance } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import { createAccount } from '../../src/api/accounts/register';
import { startSession } from '../../src/api/auth/sessions';
import { buildApp } from '../../src/app';
import { newId } from '../../src/db/newId';
import type { Db } from '../../src/db/tables';
import { readSettings } from '../../src/settings';
import { realLetterhead } from '../realLetterhead';
import { Gate } from './Gate';
import { Mailbox } from './Mailbox';
import type { Place } from './Place';
import type { SimulatedClock } from './SimulatedClock';

/** The users: the owner, two accountants, and someone limited to the first client. */
export const people = ['owner', 'first accountant', 'second accountant', 'limited'] as const;
export type Person = (typeof people)[number];

/** A call of the API. */
export interface Call {
  who: Person;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object | undefined;
  /** The `Idempotency-Key` of a POST. */
  key?: string;
}

/** The response. Status 0: the server stopped before it answered. */
export interface Answer {
  status: number;
  text: string;
}

/** What a call had stored by the time of its answer. */
interface Stored {
  table: string;
  id: string;
  version: number;
}

/** Issued documents stay issued. */
interface Issued {
  table: 'invoices' | 'credit_notes' | 'debit_notes';
  id: string;
  number: string;
  paise: number;
}

/** Tables whose records the API answers with id and version. */
const tables: Readonly<Record<string, string>> = {
  companies: 'companies',
  centers: 'centers',
  employees: 'employees',
  placements: 'placements',
  invoices: 'invoices',
  receipts: 'receipts',
  payments: 'payments',
  purchases: 'purchases',
  suppliers: 'suppliers',
  'credit-notes': 'credit_notes',
  'debit-notes': 'debit_notes',
  'bank-lines': 'bank_lines',
  'law-rows': 'law_rows',
};

type Body = Readonly<Record<string, unknown>>;

/** A firm on the real product, with every promise made to its users. */
export class World {
  readonly gate: Gate;
  readonly mailbox = new Mailbox();
  app!: FastifyInstance;
  db!: Db;
  /** Violations, in words. */
  readonly problems: string[] = [];
  /** Calls whose answers were lost, to send again. */
  lost: Call[] = [];
  readonly answered: { call: Call; answer: Answer; at: number }[] = [];
  readonly stored = new Map<string, Stored>();
  readonly deleted = new Set<string>();
  readonly issued = new Map<string, Issued>();
  readonly marks = new Set<string>();
  readonly locked = new Set<string>();
  readonly paid = new Map<string, string>();
  /** People left out of a month’s wages, as `<month> <employee>`. */
  readonly leftOut = new Set<string>();
  readonly companies: string[] = [];
  readonly centers: { id: string; companyId: string }[] = [];
  readonly #accounts = new Map<Person, string>();
  #tokens = new Map<Person, string>();
  #made = 0;

  private constructor(
    readonly place: Place,
    readonly clock: SimulatedClock,
  ) {
    this.gate = new Gate(place.isPostgres);
  }

  /** A firm with two clients, a center or two of each, accounts and a letterhead. */
  static async open(place: Place, clock: SimulatedClock): Promise<World> {
    const world = new World(place, clock);
    await world.start();
    await world.found();
    return world;
  }

  /** A number not used before. */
  number(): number {
    return (this.#made += 1);
  }

  private async start(): Promise<void> {
    this.db = await this.place.connect(this.gate);
    const settings = {
      ...readSettings({ SEED: 'none', REGISTRATION: 'open' }),
      mail: {
        smtpUrl: 'smtp://127.0.0.1:1',
        from: 'bills@shramdeep.example',
        site: this.mailbox.site,
        bounceAddress: 'bounces@shramdeep.example',
      },
    };
    this.app = await buildApp({ db: this.db, settings, log: false });
  }

  /** The server stops, whatever it was doing, and starts again on the same data. */
  async restart(): Promise<void> {
    await this.app.close();
    await this.db.destroy();
    this.gate.open();
    await this.start();
    await this.signIn();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.db.destroy();
  }

  private async found(): Promise<void> {
    const who = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse' };
    await this.db.transaction().execute((tx) => createAccount(tx, who, 'no password', 'open'));
    const owner = await this.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    this.#accounts.set('owner', owner.id);
    await this.signIn();
    const [{ id } = { id: '' }] = JSON.parse((await this.read('letterhead')).text) as { id: string }[];
    await this.make('PUT', `letterhead/${id}`, realLetterhead);
    for (const name of ['Everkart', 'Northwind']) {
      const client = {
        name,
        address: '1 Mill Road\nPune',
        state: name === 'Everkart' ? '27' : '20',
        email: `${name}@example.com`,
      };
      this.companies.push(await this.make('POST', 'companies', client));
    }
    const [first = '', second = ''] = this.companies;
    for (const [companyId, city] of [
      [first, 'Pune'],
      [second, 'Ranchi'],
      [second, 'Kolkata'],
    ] as const) {
      const client_name = companyId === first ? 'Everkart' : 'Northwind';
      this.centers.push({ companyId, id: await this.make('POST', 'centers', { client_name, companyId, city }) });
    }
    for (const person of people.slice(1)) {
      const reach = person === 'limited' ? { companies: [first], centers: [] } : null;
      const account = { ...owner, id: newId(), name: person, email: `${this.number()}@example.com` };
      await this.db
        .insertInto('accounts')
        .values({ ...account, reach: JSON.stringify(reach) })
        .execute();
      this.#accounts.set(person, account.id);
    }
    await this.signIn();
  }

  private async make(method: 'POST' | 'PUT', path: string, body: object): Promise<string> {
    const { status, text } = await this.send({ who: 'owner', method, path, body });
    if (status >= 300) throw new Error(`${path}: ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  }

  /** Everyone signs in again, as on a new day. */
  async signIn(): Promise<void> {
    this.#tokens = new Map();
    for (const [person, id] of this.#accounts) this.#tokens.set(person, await startSession(this.db, id));
  }

  read(path: string, who: Person = 'owner'): Promise<Answer> {
    return this.send({ who, method: 'GET', path });
  }

  /** Calls the API; a POST carries its own key. */
  call(who: Person, method: Call['method'], path: string, body?: object): Promise<Answer> {
    const key = method === 'POST' ? `attempt-of-the-simulation-${this.number()}` : undefined;
    return this.send({ who, method, path, body, ...(key && { key }) });
  }

  /** Sends a call, for the first time or again, and records what its response promises. */
  async send(call: Call): Promise<Answer> {
    const { who, method, path, body, key } = call;
    const { statusCode, body: text } = await this.app.inject({
      ...{ method, url: `/api/${path}` },
      ...(body && { payload: body }),
      headers: {
        authorization: `Bearer ${this.#tokens.get(who)}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    const isLost = statusCode >= 500 && this.gate.hasStruck;
    const answer = { status: isLost ? 0 : statusCode, text };
    if (isLost) this.lost.push(call);
    else if (statusCode >= 500) this.problems.push(`${method} ${path} answered ${statusCode}: ${text.slice(0, 200)}`);
    if (method === 'GET') return answer;
    if (!isLost) this.answered.push({ call, answer, at: this.clock.now });
    if (statusCode < 300) this.note(call, text);
    return answer;
  }

  /** What a response says is stored. */
  private note({ method, path, body: sent }: Call, text: string): void {
    const [root = '', id = '', act = '', last = ''] = path.split('/');
    if (method === 'DELETE') this.deleted.add(id);
    if (root === 'attendance' && ['submit', 'confirm', 'lock'].includes(last)) {
      if (last === 'lock') this.locked.add(`${id} ${act}`);
      return;
    }
    if (text === '') return;
    const body = JSON.parse(text) as Body;
    if (root === 'attendance' && Array.isArray(body.results)) {
      for (const { id: mark, result } of body.results as { id: string; result: string }[])
        if (result !== 'refused') this.marks.add(mark);
      return;
    }
    if (root === 'wages' && method === 'PUT' && (sent as Body).status === 'Paid') this.paid.set(id, '');
    const table = tables[root];
    const record = ((body.sending ?? body.note ?? body) as Body) ?? {};
    if (root === 'sendings' && typeof record.id === 'string') this.keep('sendings', record.id, 1);
    if (!table || typeof record.id !== 'string' || typeof record.version !== 'number') return;
    this.keep(table, record.id, record.version);
    this.noteIssued(table, record.id, record);
  }

  private keep(table: string, id: string, version: number): void {
    const known = this.stored.get(id)?.version ?? 0;
    this.stored.set(id, { table, id, version: Math.max(known, version) });
  }

  private noteIssued(table: string, id: string, record: Body): void {
    const number =
      record.creditNoteNumber ?? record.debitNoteNumber ?? (record.issuedAt ? record.invoiceNo : undefined);
    const paise = table === 'invoices' ? record.totalPaise : record.amountPaise;
    if (typeof number !== 'string' || number === '' || typeof paise !== 'number') return;
    const issued = { table: table as Issued['table'], id, number, paise };
    const before = this.issued.get(id);
    if (before && (before.number !== number || before.paise !== paise))
      this.problems.push(`${before.number} of ${before.paise} became ${number} of ${paise}.`);
    this.issued.set(id, issued);
  }

  /** The first day of this month, and of the previous one, as `YYYY-MM`. */
  get month(): string {
    return today().slice(0, 7);
  }
}
