/** The address of the script of `tables.ts`, from the server's document; undefined if it names none. */
export const tableReader = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="table-reader"]')?.content;
