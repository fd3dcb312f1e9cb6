import { createHash } from 'node:crypto';
import { S3mini } from 's3mini';
import { ApiError } from '../../core/errors';

/** Where a bucket is, and who asks for it. */
export interface BucketSettings {
  /** The service's host, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The beginning of all objects' names, without a slash at its ends; empty for none. */
  prefix: string;
  keyId: string;
  secret: string;
  /** How long one call may take, with its content, in milliseconds. By default 20 s. */
  limitMs?: number | undefined;
}

const LIMIT_MS = 20_000;
/** A failed call is tried this many times in all, with a pause of milliseconds in between that doubles. */
const TRIES = 3;
const PAUSE_MS = 200;

/** The services' codes when there is no room, and the sentence for it. */
const FULL = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'EntityTooLarge',
  'InsufficientStorage',
  'XMinioAdminBucketQuotaExceeded',
]);

/** The length of a body is counted where it is sent: two lengths are refused. */
const fetchCounting: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('content-length');
  return fetch(input, { ...init, headers });
};

/** An object of the bucket. */
export interface StoredObject {
  /** Without the prefix. */
  name: string;
  /** When it was stored. */
  at: Date;
}

/** A place of an S3-compatible service. Each call has a time limit; what fails throws an `ApiError` with a sentence, 503 or 507. */
export class Bucket {
  private readonly s3: S3mini;
  private readonly begin: string;

  constructor(private readonly settings: BucketSettings) {
    const { endpoint, bucket, region, keyId, secret, prefix, limitMs = LIMIT_MS } = settings;
    this.s3 = new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      requestAbortTimeout: limitMs,
      fetch: fetchCounting,
    });
    this.begin = prefix === '' ? '' : `${prefix}/`;
  }

  /** Its address, as in the setting. */
  get name(): string {
    const { bucket, prefix } = this.settings;
    return `s3://${bucket}${prefix && `/${prefix}`}`;
  }

  /** Stores an object, with a checksum that the service compares. */
  async put(name: string, content: Buffer): Promise<void> {
    const checksum = createHash('sha256').update(content).digest('base64');
    await this.call(() =>
      this.s3.putObject(this.begin + name, content, 'application/octet-stream', undefined, {
        'x-amz-checksum-sha256': checksum,
      }),
    );
  }

  /** An object's content; undefined when there is none. */
  async get(name: string): Promise<Buffer | undefined> {
    const content = await this.call(() => this.s3.getObjectArrayBuffer(this.begin + name));
    return content === null ? undefined : Buffer.from(content);
  }

  /**
   * The objects whose names begin with `start`, without any of `!'()*`: s3mini signs those in a query differently from
   * S3.
   */
  async list(start: string): Promise<StoredObject[]> {
    const found = await this.call(() => this.s3.listObjects('/', this.begin + start));
    if (found === null) throw this.unavailable('there is no such bucket');
    return found.map(({ Key, LastModified }) => ({ name: Key.slice(this.begin.length), at: LastModified }));
  }

  async remove(name: string): Promise<void> {
    await this.call(() => this.s3.deleteObject(this.begin + name));
  }

  /** Makes a call, again where the service may do it next time. */
  private async call<T>(make: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await make();
      } catch (error) {
        const { status = 0, code = '', name = '' } = error as { status?: number; code?: string; name?: string };
        if (status === 507 || FULL.has(code)) throw this.full(error);
        if (name === 'TimeoutError') throw this.unavailable('it does not answer in time', error);
        if (status >= 400 && status < 500 && status !== 429)
          throw this.unavailable(`it refuses with ${status} ${code}`, error);
        if (tries === TRIES)
          throw this.unavailable(status === 0 ? 'it can’t be reached' : `it fails with ${status} ${code}`, error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** (tries - 1)));
      }
  }

  private unavailable(why: string, cause?: unknown): ApiError {
    const message = `The storage of releases, ${this.name}, is not available: ${why}. Try again when it is.`;
    return new ApiError(503, 'unavailable', message, {}, { 'Retry-After': '10' }, { cause });
  }

  private full(cause: unknown): ApiError {
    const message = `The storage of releases, ${this.name}, is full. Make room there, then try again.`;
    return new ApiError(507, 'storage_full', message, {}, {}, { cause });
  }
}
