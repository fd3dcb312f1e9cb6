import type { Page, Request } from '@playwright/test';

/** One file that the browser downloaded. */
export interface Download {
  path: string;
  /** The browser's request type: `document`, `script`, `stylesheet`, `font`, `image`, `fetch`, … */
  kind: string;
  /** Transferred bytes: the compressed body. */
  bytes: number;
  text(): Promise<string>;
}

/** Records a page's downloads from now on. Call the result when the page is quiet. */
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
