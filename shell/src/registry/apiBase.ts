/** Where the API lives, as the server says in the document: `API_BASE`. By default `/api`. */
export const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';
