import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Answering {
  /** The requesting page's origin. By default the site's. */
  origin?: string;
  /** Whether a finger or a PIN verified the person. By default true. */
  isVerified?: boolean;
  /** The signature counter. By default one more than last time. */
  counter?: number;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey, in the browser's format: real keys and signatures, no screen. */
export class TestAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(16);
  private counter = 0;

  constructor(
    private readonly rpId: string,
    private readonly site: string,
  ) {}

  private data(flags: number, counter: number, credential: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), count, credential]);
  }

  private client(type: string, challenge: string, origin = this.site): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Responds to `navigator.credentials.create`. */
  make({ challenge }: { challenge: string }, { origin, isVerified = true }: Answering = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = new Uint8Array(this.data(isVerified ? 0x45 : 0x41, 0, credential));
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ]);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: text(this.client('webauthn.create', challenge, origin)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** Responds to `navigator.credentials.get`. */
  use({ challenge }: { challenge: string }, { origin, isVerified = true, counter = this.counter + 1 }: Answering = {}) {
    this.counter = counter;
    const authenticatorData = this.data(isVerified ? 0x05 : 0x01, counter);
    const client = this.client('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.keys.privateKey);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      },
      clientExtensionResults: {},
    };
  }
}
