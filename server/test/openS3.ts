import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../src/db/newId';
import type { BucketSettings } from '../src/releases/storage/Bucket';

const program = path.resolve('server/test/s3Server.mjs');

/** A running S3-compatible service. */
export interface TestS3 {
  endpoint: string;
  /** Its bucket, with a unique prefix. */
  newPlace(): BucketSettings;
  /** Sets a fault by its name in `s3Server.mjs`; by default none. */
  fail(fault?: 'away' | 'slow' | 'broken' | 'hiccup' | 'full' | 'fills' | 'stalls' | 'other'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real one (`s3rver`), as a separate local process. */
export async function openS3(): Promise<TestS3> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  const child = spawn(process.execPath, ['--no-deprecation', program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
    child.stdout.on('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The storage ended with ${code}: ${said}`)));
  });
  return {
    endpoint,
    newPlace: () => ({
      ...{ endpoint, region: 'us-east-1', bucket: 'releases', prefix: newId() },
      ...{ keyId: 'S3RVER', secret: 'S3RVER', limitMs: 2_000 },
    }),
    fail: async (fault = '' as never) => {
      await fetch(`${endpoint}/test`, {
        ...{ method: 'POST', headers: { connection: 'close' }, body: fault },
        signal: AbortSignal.timeout(10_000),
      });
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
