/** An API request below `/api/`; `{Acacia}` in its path is replaced by the id of the record created with that name. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

/** A response. */
export interface Answer {
  status: number;
  /** The header `X-Total-Count`; null if missing. */
  total: string | null;
  /** The body as JSON or text; undefined if there is none. */
  body: unknown;
}

/** A request with its expected response, described in a sentence. */
interface ResourceCall {
  title: string;
  call: readonly [method: Call['method'], path: string, body?: unknown];
  status: number;
  /** The response contains these fields; a list has exactly these entries, in this order. */
  contains?: unknown;
  /** All field names of a list's first record. */
  only?: string[];
  /** The names in a list, in order. */
  names?: string[];
  total?: string;
}

const refused = (path: string, msg?: string) => ({
  code: 'bad_input',
  errors: [msg === undefined ? { path } : { path, msg }],
});
const actions = (...each: string[]) => each.map((action) => ({ action }));

/**
 * The behaviour of every resource, request by request, starting without records. Both the server and the component
 * tests' mock server must match it, so that screens are tested against real behaviour.
 */
export const resourceCalls: readonly ResourceCall[] = [
  {
    title: 'a record is created trimmed, with its defaults, and without what it does not know',
    call: ['POST', 'companies', { name: ' Acacia ', industry: 'Tea', id: 'mine', version: 7, nonsense: 1 }],
    status: 201,
    contains: { name: 'Acacia', industry: 'Tea', email: '', phone: '', status: 'Active', version: 1 },
  },
  {
    title: 'a second one too',
    call: ['POST', 'companies', { name: 'banyan', industry: 'Tea', status: 'Pending' }],
    status: 201,
  },
  {
    title: 'and a third',
    call: ['POST', 'companies', { name: 'Champa', industry: 'Steel', status: 'Rejected' }],
    status: 201,
  },
  {
    title: 'a list is everything, newest first, with its total',
    call: ['GET', 'companies'],
    status: 200,
    names: ['Champa', 'banyan', 'Acacia'],
    total: '3',
  },
  {
    title: 'a page has its part, and the total of all',
    call: ['GET', 'companies?page=2&size=2&sort=name'],
    status: 200,
    names: ['Champa'],
    total: '3',
  },
  {
    title: 'a page behind the last is empty',
    call: ['GET', 'companies?page=9&size=2'],
    status: 200,
    names: [],
    total: '3',
  },
  {
    title: 'texts sort whatever their case',
    call: ['GET', 'companies?sort=-name'],
    status: 200,
    names: ['Champa', 'banyan', 'Acacia'],
  },
  {
    title: 'a list is sorted by several fields',
    call: ['GET', 'companies?sort=-industry,name'],
    status: 200,
    names: ['Acacia', 'banyan', 'Champa'],
  },
  {
    title: 'a filter takes several values',
    call: ['GET', 'companies?status=Pending,Rejected&sort=name'],
    status: 200,
    names: ['banyan', 'Champa'],
    total: '2',
  },
  {
    title: 'filters are taken together',
    call: ['GET', 'companies?status=Pending&industry=Steel'],
    status: 200,
    names: [],
    total: '0',
  },
  { title: 'a range has its ends', call: ['GET', 'companies?name.from=B&name.to=D'], status: 200, names: ['Champa'] },
  {
    title: 'a search finds parts of words, whatever their case',
    call: ['GET', 'companies?q=ACA'],
    status: 200,
    names: ['Acacia'],
  },
  {
    title: 'a search finds all of its words, in any field',
    call: ['GET', 'companies?q=tea%20ban'],
    status: 200,
    names: ['banyan'],
  },
  {
    title: 'and nothing when one is missing',
    call: ['GET', 'companies?q=tea%20steel'],
    status: 200,
    names: [],
    total: '0',
  },
  {
    title: 'a filter on no field is refused',
    call: ['GET', 'companies?nothing=1'],
    status: 400,
    contains: refused('nothing'),
  },
  {
    title: 'a range on no field is refused',
    call: ['GET', 'companies?nothing.from=1'],
    status: 400,
    contains: refused('nothing.from'),
  },
  {
    title: 'an order by no field is refused',
    call: ['GET', 'companies?sort=nothing'],
    status: 400,
    contains: refused('sort'),
  },
  {
    title: 'a list answers the fields that it is asked for, with what every record has',
    call: ['GET', 'companies?sort=name&fields=industry,status&size=1'],
    status: 200,
    only: ['createdAt', 'id', 'industry', 'status', 'updatedAt', 'version'],
    contains: [{ industry: 'Tea', status: 'Active', version: 1 }],
    total: '3',
  },
  {
    title: 'asked for a field that there is none of, it is refused',
    call: ['GET', 'companies?fields=name,nothing'],
    status: 400,
    contains: refused('fields'),
  },
  {
    title: 'a page before the first is refused',
    call: ['GET', 'companies?page=0'],
    status: 400,
    contains: refused('page'),
  },
  { title: 'a page of nothing is refused', call: ['GET', 'companies?size=0'], status: 400, contains: refused('size') },
  {
    title: 'a record is read',
    call: ['GET', 'companies/{Acacia}'],
    status: 200,
    contains: { name: 'Acacia', version: 1 },
  },
  {
    title: 'one that is not there is not found',
    call: ['GET', 'companies/none'],
    status: 404,
    contains: { code: 'not_found' },
  },
  {
    title: 'a new record without what it needs is refused at its field',
    call: ['POST', 'companies', { industry: 'Tea' }],
    status: 400,
    contains: refused('name', 'Enter the name.'),
  },
  {
    title: 'a new record that is a list is refused',
    call: ['POST', 'companies', []],
    status: 400,
    contains: refused('', 'Send the fields as one JSON object.'),
  },
  {
    title: 'what was refused is not there',
    call: ['GET', 'companies'],
    status: 200,
    names: ['Champa', 'banyan', 'Acacia'],
  },
  {
    title: 'a change keeps the fields that it leaves out',
    call: ['PUT', 'companies/{Acacia}', { phone: '0326 220', version: 1 }],
    status: 200,
    contains: { name: 'Acacia', industry: 'Tea', phone: '0326 220', version: 2 },
  },
  {
    title: 'a change that changes nothing is no new version',
    call: ['PUT', 'companies/{Acacia}', { phone: '0326 220' }],
    status: 200,
    contains: { version: 2 },
  },
  {
    title: 'a change from an older version is stale, and told what is there now',
    call: ['PUT', 'companies/{Acacia}', { name: 'Akazie', version: 1 }],
    status: 409,
    contains: { code: 'stale', current: { name: 'Acacia', phone: '0326 220', version: 2 } },
  },
  {
    title: 'a bad change is refused at its field',
    call: ['PUT', 'companies/{Acacia}', { name: '', phone: '0326 221' }],
    status: 400,
    contains: refused('name', 'Enter the name.'),
  },
  {
    title: 'and changes nothing',
    call: ['GET', 'companies/{Acacia}'],
    status: 200,
    contains: { name: 'Acacia', phone: '0326 220', version: 2 },
  },
  {
    title: 'what is not there is not changed',
    call: ['PUT', 'companies/none', { phone: '0326 221' }],
    status: 404,
    contains: { code: 'not_found' },
  },
  { title: 'a record is deleted', call: ['DELETE', 'companies/{Acacia}'], status: 204 },
  {
    title: 'and not found any more',
    call: ['GET', 'companies/{Acacia}'],
    status: 404,
    contains: { code: 'not_found' },
  },
  { title: 'nor changed', call: ['PUT', 'companies/{Acacia}', { phone: '0326 221' }], status: 404 },
  { title: 'nor deleted twice', call: ['DELETE', 'companies/{Acacia}'], status: 404 },
  { title: 'nor listed', call: ['GET', 'companies?sort=name'], status: 200, names: ['banyan', 'Champa'], total: '2' },
  {
    title: 'a deletion is taken back',
    call: ['POST', 'companies/{Acacia}/restore'],
    status: 200,
    contains: { name: 'Acacia', phone: '0326 220' },
  },
  { title: 'once or twice', call: ['POST', 'companies/{Acacia}/restore'], status: 200, contains: { name: 'Acacia' } },
  {
    title: 'of what was there',
    call: ['POST', 'companies/none/restore'],
    status: 404,
    contains: { code: 'not_found' },
  },
  {
    title: 'the record is listed again',
    call: ['GET', 'companies?sort=name'],
    status: 200,
    names: ['Acacia', 'banyan', 'Champa'],
  },
  {
    title: 'its history is told, newest first',
    call: ['GET', 'companies/{Acacia}/history'],
    status: 200,
    contains: actions('restore', 'delete', 'update', 'create'),
  },
  {
    title: 'with what before and what after',
    call: ['GET', 'companies/{banyan}/history'],
    status: 200,
    contains: [{ action: 'create', changes: { name: [null, 'banyan'] } }],
  },
  {
    title: 'the selection is exported, unpaged, with a line of headings',
    call: ['GET', 'companies/export.csv?industry=Tea&sort=name&page=1&size=1'],
    status: 200,
    contains: 3,
  },
  {
    title: 'a file with a bad row is refused at that row',
    call: ['POST', 'centers/import', { rows: [{ client_name: 'One' }, { lati: 'north' }] }],
    status: 400,
    contains: refused('rows.1.lati'),
  },
  { title: 'and no row of it is stored', call: ['GET', 'centers'], status: 200, contains: [], total: '0' },
  {
    title: 'a file without rows is refused',
    call: ['POST', 'centers/import', { rows: [] }],
    status: 400,
    contains: refused('rows', 'Send at least one row.'),
  },
  {
    title: 'a good file is stored, and counted',
    call: ['POST', 'centers/import', { rows: [{ client_name: 'One' }, { client_name: 'Two', lati: '23.5' }] }],
    status: 201,
    contains: { count: 2 },
  },
  {
    title: 'row by row',
    call: ['GET', 'centers?sort=client_name'],
    status: 200,
    contains: [
      { client_name: 'One', lati: null },
      { client_name: 'Two', lati: 23.5 },
    ],
    total: '2',
  },
  {
    title: 'an address that is none is not found',
    call: ['GET', 'nothing/here'],
    status: 404,
    contains: { code: 'not_found' },
  },
];

/**
 * Sends the requests one after the other, and compares the responses. A text is compared by its number of lines.
 * `expect` is the test's own.
 */
export function caller(send: (call: Call) => Promise<Answer>) {
  const ids = new Map<string, string>();
  return async ({ call: [method, path, body], status, contains, names, only, total }: ResourceCall): Promise<void> => {
    const answer = await send({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name),
      body,
    });
    const record = answer.body as { id?: string; name?: string } | undefined;
    if (method === 'POST' && answer.status === 201 && record?.id) ids.set(record.name ?? '', record.id);
    const lines = typeof answer.body === 'string' ? (answer.body.match(/\r\n/g)?.length ?? 0) : answer.body;
    const listed = Array.isArray(answer.body) ? answer.body.map((row: { name?: string }) => row.name) : undefined;
    // Which records have samples is up to the server.
    const had = Object.keys((answer.body as object[] | undefined)?.[0] ?? {}).filter((name) => name !== 'isSample');
    if (only) expect(had.sort()).toEqual(only);
    expect({ status: answer.status, total: answer.total, names: listed, body: lines }).toMatchObject({
      status,
      ...(total === undefined ? {} : { total }),
      ...(names === undefined ? {} : { names }),
      ...(contains === undefined ? {} : { body: contains }),
    });
  };
}
