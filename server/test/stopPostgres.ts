/** After the API tests: ends the PostgreSQL that `startPostgres.ts` started, and its files. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testCluster?.stop();
}
