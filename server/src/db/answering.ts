import pg from 'pg';

/** PostgreSQL's own error codes have five characters; so it responded. */
const isAnswer = ({ code = '' }: { code?: string }) => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

/**
 * Checks over a separate connection whether a PostgreSQL responds within `limitMs`. Concurrent callers share the
 * result.
 */
export function answering(url: string, limitMs: number): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return isAnswer(error as { code?: string });
    } finally {
      // A frozen server would not even close the connection.
      client.connection.stream.destroy();
      asked = undefined;
    }
  };
  return () => (asked ??= ask());
}
