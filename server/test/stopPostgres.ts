/** After the API tests: stops the PostgreSQL that `startPostgres.ts` started, and deletes its files. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testCluster?.stop();
}
