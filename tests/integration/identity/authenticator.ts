import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** What this device reports incorrectly. */
interface Lies {
  origin?: string;
  host?: string;
  /** Base64url */
  challenge?: string;
  /** What it claims it was used for. */
  type?: string;
  /** Whether the person was asked for a fingerprint, face or code. */
  isVerified?: boolean;
  /** How often it claims it was used. */
  counter?: number;
}

/** A device with one passkey that signs as WebAuthn requires (ES256, attestation none). */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  counter = 0;

  constructor(
    private readonly host = 'localhost',
    private readonly origin = 'http://localhost:3000',
  ) {}

  /** The name of its passkey, base64url. */
  get id(): string {
    return base64url(this.#id);
  }

  /** The result of `navigator.credentials.create`. @param challenge base64url */
  create(challenge: string, lies: Lies = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#head(0x40, lies), Buffer.alloc(16), length, this.#id, cose]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      size,
      data,
    ]);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', challenge, lies)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. @param challenge base64url */
  get(challenge: string, lies: Lies = {}) {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge, lies);
    const data = this.#head(0, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: null,
      },
    };
  }

  #common() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #client(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.origin } = lies;
    return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin }));
  }

  #head(more: number, { host = this.host, isVerified = true, counter = this.counter }: Lies): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | more);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), tail]);
  }
}
