/** The API's address, from the server's document: `API_BASE`. By default `/api`. */
export const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';
