import type { Page, Request } from '@playwright/test';

/** One file that the browser fetched. */
export interface Download {
  path: string;
  /** As the browser asked for it: `document`, `script`, `stylesheet`, `font`, `image`, `fetch`, … */
  kind: string;
  /** What travelled, in bytes: the body as it was compressed. */
  bytes: number;
  text(): Promise<string>;
}

/** Records what a page downloads from then on. Call the result when the page is quiet. */
export function recordDownloads(page: Page): () => Promise<Download[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return () =>
    Promise.all(
      finished.map(async (request) => {
        const response = await request.response();
        return {
          path: new URL(request.url()).pathname,
          kind: request.resourceType(),
          bytes: (await request.sizes()).responseBodySize,
          text: async () => (await response?.text()) ?? '',
        };
      }),
    );
}
