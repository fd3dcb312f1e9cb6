import type { FailureReason } from './ModuleFailure';

/** The timeout of the diagnosis, in milliseconds. */
const LIMIT = 4000;

/**
 * Finds out why a file could not be used. A script element only says "error"; this requests the file once more and
 * checks status, type and integrity. Only runs after failures.
 *
 * @param expected what the file's content type must contain: `javascript` or `css`
 * @param integrity `sha384-…`, or an empty string when unknown
 */
export async function diagnose(url: string, expected: 'javascript' | 'css', integrity: string): Promise<FailureReason> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
    if (!response.ok) return { kind: 'status', status: response.status };
    const type = response.headers.get('content-type') ?? 'no content type';
    if (!type.includes(expected)) return { kind: 'content', type };
    if (integrity && (await sha384(await response.arrayBuffer())) !== integrity) return { kind: 'integrity' };
    return { kind: 'network' };
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? { kind: 'timeout', milliseconds: LIMIT }
      : { kind: 'network' };
  }
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
