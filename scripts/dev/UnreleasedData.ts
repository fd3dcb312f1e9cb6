import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { inputOf } from '../../server/src/moduleData/inputOf.ts';
import { type DeclaredResource, pathOfResource } from '../../shared/contract/declaredResource.ts';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { recordSchema } from '../../shared/contract/recordSchema.ts';
import { answerOf, type FakeCall } from '../../shared/testing/fakeApi.ts';
import { FakeTable } from '../../shared/testing/fakeTable.ts';

/** Records of one resource, and the schema by which they are read. */
interface Kept {
  schema: string;
  table: FakeTable;
}

/**
 * The records of resources that are declared and not released: kept in this process until it ends, and never where the
 * live ones are. They are read by the schema as `module.json` has it now.
 */
export class UnreleasedData {
  private readonly tables = new Map<string, Kept>();
  private readonly released = new Set<string>();

  /** Answers a call of a resource that no release has. False, with nothing sent, for any other. `statusAt` asks the server, as the same person. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    manifests: readonly ModuleManifest[],
    statusAt: (path: string) => Promise<number>,
  ): Promise<boolean> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = url.pathname.replace(/^\/api\//, '');
    const declared = manifests
      .flatMap(({ name, resources = [] }) =>
        resources.map((resource) => ({ resource, path: pathOfResource(name, resource.name) })),
      )
      .find(({ path }) => asked === path || asked.startsWith(`${path}/`));
    if (!declared || this.released.has(declared.path)) return false;
    const { resource, path } = declared;
    if (!this.tables.has(path)) {
      const status = await statusAt(path);
      if (status === 200) this.released.add(path);
      if (status !== 404) return false;
      console.log(`${path} is not released: its records are kept here until this command ends.`);
    }
    const sent = await text(request);
    const call = {
      method: request.method as FakeCall['method'],
      query: url.searchParams,
      body: sent === '' ? undefined : (JSON.parse(sent) as unknown),
    };
    const { status, body, headers } = answerOf(this.tableOf(path, resource), call, asked.slice(path.length + 1));
    const isText = typeof body === 'string';
    response
      .writeHead(status, { 'content-type': isText ? 'text/csv; charset=utf-8' : 'application/json', ...headers })
      .end(isText ? body : JSON.stringify(body));
    return true;
  }

  /** The table as the resource is declared now, with the records that it had. */
  private tableOf(path: string, { schema: declared }: DeclaredResource): FakeTable {
    const known = this.tables.get(path);
    const schema = JSON.stringify(declared);
    if (known?.schema === schema) return known.table;
    const table = new FakeTable(path, known?.table.rows ?? [], inputOf(recordSchema.parse(declared)));
    this.tables.set(path, { schema, table });
    return table;
  }
}
