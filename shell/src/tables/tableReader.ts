/** The address of the script of `tables.ts`, as the server says in the document; undefined where it says none. */
export const tableReader = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="table-reader"]')?.content;
