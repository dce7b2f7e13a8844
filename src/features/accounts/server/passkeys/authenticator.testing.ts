import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string }
type How = { origin?: string; challenge?: string; verified?: boolean; counter?: number; key?: KeyObject }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** A security key in software (ES256, no attestation). Tests can make it send wrong values. */
export class SoftAuthenticator {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private signed = 0
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  create({ challenge }: Options, how: How = {}) {
    const authData = Buffer.concat([
      this.head(0x41, how),
      Buffer.alloc(16),
      short(this.id.length),
      this.id,
      this.cose(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: b64(this.client('webauthn.create', challenge, how)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      },
    }
  }

  get({ challenge }: Options, how: How = {}) {
    const client = this.client('webauthn.get', challenge, how)
    const data = this.head(0x01, how)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), how.key ?? this.keys.privateKey)
    return {
      ...this.credential(),
      response: { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) },
    }
  }

  private credential() {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key' as const, clientExtensionResults: {} }
  }

  private client(type: string, challenge: string, how: How): string {
    return JSON.stringify({ type, challenge: how.challenge ?? challenge, origin: how.origin ?? this.origin })
  }

  private head(flags: number, { verified = true, counter = ++this.signed }: How): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags | (verified ? 0x04 : 0)]), count])
  }

  /** The public key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  private cose(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    return Buffer.concat([start, bytes(left), Buffer.from([0x22]), bytes(right)])
  }
}

function short(n: number): Buffer {
  const two = Buffer.alloc(2)
  two.writeUInt16BE(n)
  return two
}

// the small part of CBOR that is needed
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), short(value.length)]),
    value,
  ])
