import { createHash, createHmac } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoFactors } from '#db/schema/accounts.ts'
import { webhookEndpoints } from '#db/schema/integrations.ts'
import { encryptionKeys } from '#db/schema/operations.ts'
import { createCompany, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { Env } from '../env.ts'
import { isSigned, sign, signatureOf } from '../signature.ts'
import { checkSecrets } from './check-secrets.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { SecretMissing, seal, sealedBy, unseal } from './seal.ts'
import { keyId } from './secrets.ts'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]

describe('a signature', () => {
  const words = 'purpose:1:what it is about'
  const before = sign({ APP_SECRET: A }, words)

  it('is rejected for another context, another secret, and another key id', () => {
    expect(isSigned({ APP_SECRET: A }, `${words}.`, before)).toBe(false)
    expect(isSigned({ APP_SECRET: B }, words, before)).toBe(false)
    const both = { APP_SECRET: B, APP_SECRET_PREVIOUS: [A] }
    expect(isSigned(both, words, `${keyId(B)}${before.slice(8)}`)).toBe(false)
    for (const broken of ['', before.slice(0, -1), `${before}A`, before.slice(9).toUpperCase()])
      expect(isSigned(both, words, broken)).toBe(false)
  })

  it('names its secret, and is accepted as long as that secret is configured', () => {
    expect(before).toMatch(/^[\da-f]{8}-[\w-]{43}$/)
    expect(before.slice(0, 8)).toBe(keyId(A))
    for (const secrets of [{ APP_SECRET: A }, { APP_SECRET: B, APP_SECRET_PREVIOUS: [C, A] }])
      expect(isSigned(secrets, words, before)).toBe(true)
    expect(isSigned({ APP_SECRET: B, APP_SECRET_PREVIOUS: [C] }, words, before)).toBe(false)
  })

  it('of a version without ids is accepted in the same way', () => {
    const earlier = signatureOf(A, words)
    expect(isSigned({ APP_SECRET: A }, words, earlier)).toBe(true)
    expect(isSigned({ APP_SECRET: B, APP_SECRET_PREVIOUS: [A] }, words, earlier)).toBe(true)
    expect(isSigned({ APP_SECRET: B }, words, earlier)).toBe(false)
  })

  it('is HMAC-SHA-256, as in the second test case of RFC 4231', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(Buffer.from(signatureOf('Jefe', 'what do ya want for nothing?'), 'base64url').toString('hex')).toBe(expected)
  })

  it('with another algorithm, or none, is refused: a token cannot choose its algorithm', () => {
    const keyed = ['sha1', 'sha224', 'sha384', 'sha512', 'md5'].map((name) => createHmac(name, A).update(words))
    const plain = ['sha256', 'sha512'].map((name) => createHash(name).update(words))
    const others = [...keyed, ...plain].map((hash) => hash.digest('base64url'))
    for (const other of [...others, others.map((one) => one.padEnd(43, 'A').slice(0, 43)), 'none', words].flat()) {
      for (const signature of [other, `${keyId(A)}-${other}`, `none-${other}`])
        expect(isSigned({ APP_SECRET: A }, words, signature), signature).toBe(false)
    }
  })
})

describe('an encrypted text', () => {
  it('cannot be opened with another secret, and names the one it needs', async () => {
    const sealed = await seal({ APP_SECRET: A }, 'whsec')
    await expect(unseal({ APP_SECRET: B }, sealed)).rejects.toThrow(`its id is ${keyId(A)}`)
    await expect(unseal({ APP_SECRET: B }, sealed.slice(9))).rejects.toThrow(SecretMissing)
    await expect(unseal({ APP_SECRET: A }, `${sealed.slice(0, -2)}00`)).rejects.toThrow(SecretMissing)
    await expect(unseal({ APP_SECRET: A }, '')).rejects.toThrow(SecretMissing)
  })

  it('differs each time, and is longer by the nonce and the tag of XChaCha20-Poly1305', async () => {
    const [one, two] = [await seal({ APP_SECRET: A }, 'whsec'), await seal({ APP_SECRET: A }, 'whsec')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^[\da-f]{8}:[\da-f]+$/)
    expect((one.length - 9) / 2).toBe('whsec'.length + 24 + 16)
  })

  it('cannot be decrypted after any byte has changed', async () => {
    const sealed = await seal({ APP_SECRET: A }, 'whsec')
    for (let at = 9; at < sealed.length; at += 2) {
      const byte = (Number.parseInt(sealed.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')
      const changed = sealed.slice(0, at) + byte + sealed.slice(at + 2)
      await expect(unseal({ APP_SECRET: A }, changed), `byte ${at}`).rejects.toThrow(SecretMissing)
    }
  })

  it('is opened by a previous secret, with its id and in the format without ids', async () => {
    const after = { APP_SECRET: B, APP_SECRET_PREVIOUS: [C, A] }
    expect(await unseal(after, await seal({ APP_SECRET: A }, 'whsec'))).toBe('whsec')
    expect(await unseal(after, await symmetricEncrypt({ key: A, data: 'whsec' }))).toBe('whsec')
    expect(sealedBy(await seal(after, 'whsec'))).toBe(keyId(B))
  })

  it('does not depend on the signing secret if there is an encryption key', async () => {
    const sealed = await seal({ APP_SECRET: A, ENCRYPTION_KEY: C }, 'whsec')
    expect(await unseal({ APP_SECRET: B, ENCRYPTION_KEY: C }, sealed)).toBe('whsec')
    expect(await unseal({ APP_SECRET: B, ENCRYPTION_KEY: A, ENCRYPTION_KEY_PREVIOUS: [C] }, sealed)).toBe('whsec')
    // data that was stored before there was an ENCRYPTION_KEY
    expect(await unseal({ APP_SECRET: A, ENCRYPTION_KEY: C }, await seal({ APP_SECRET: A }, 'whsec'))).toBe('whsec')
  })
})

describe('the secrets of an installation', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await testProduct()
  })
  afterAll(() => product.close())
  beforeEach(async () => {
    await product.db.delete(encryptionKeys)
    await product.db.delete(twoFactors)
    await product.db.delete(webhookEndpoints)
  })

  const real = (overrides: Partial<Env>) => ({
    db: product.db,
    env: { ...product.services.env, mode: 'serve' as const, ...overrides },
  })
  const noted = async () => (await product.db.select().from(encryptionKeys)).map(({ id }) => id)
  const store = async (secret: string) => {
    const { id: userId } = await createUser(product.db)
    await product.db.insert(twoFactors).values({ userId, secret })
    const { id: companyId } = await createCompany(product.db)
    const endpoint = { companyId, url: 'https://hooks.example.org', eventTypes: [] }
    await product.db.insert(webhookEndpoints).values({ ...endpoint, secret, previousSecret: secret })
  }
  const stored = async () =>
    (
      await product.db.execute<{ sealed: string }>(sql`
        select secret as sealed from two_factors union all select secret from webhook_endpoints
        union all select previous_secret from webhook_endpoints`)
    ).rows.map(({ sealed }) => sealed)

  it('are refused at start if one is missing, however little is stored', async () => {
    await checkSecrets(real({ APP_SECRET: A }))
    await expect(checkSecrets(real({ APP_SECRET: B }))).rejects.toThrow(
      new RegExp(`missing: ${keyId(A)}\\).*APP_SECRET_PREVIOUS.*rotate-secret -- --lost`),
    )
    expect(await noted()).toEqual([keyId(A)])
    await checkSecrets(real({ APP_SECRET: B, APP_SECRET_PREVIOUS: [A] }))
    expect((await noted()).toSorted()).toEqual([keyId(A), keyId(B)].toSorted())
    await checkSecrets(real({ APP_SECRET: B, ENCRYPTION_KEY: C, ENCRYPTION_KEY_PREVIOUS: [A] }))
    await expect(checkSecrets(real({ APP_SECRET: A, APP_SECRET_PREVIOUS: [B] }))).rejects.toThrow(keyId(C))
  })

  it('are rejected if they cannot decrypt data of an earlier version', async () => {
    await store(await symmetricEncrypt({ key: A, data: 'whsec' }))
    await expect(checkSecrets(real({ APP_SECRET: B }))).rejects.toThrow('APP_SECRET cannot decrypt')
    expect(await noted()).toEqual([])
    await checkSecrets(real({ APP_SECRET: B, APP_SECRET_PREVIOUS: [A] }))
    await expect(checkSecrets(real({ APP_SECRET: B }))).rejects.toThrow(keyId(A))
  })

  it('of a trial are neither recorded nor required, also after a real run was refused there', async () => {
    await checkSecrets(product.services)
    expect(await noted()).toEqual([])
    await checkSecrets(real({ APP_SECRET: A }))
    await checkSecrets(product.services)
    expect(await noted()).toEqual([keyId(A)])
  })

  it('are not checked against demo data, which production rejects for another reason', async () => {
    await store(await seal(product.services.env, 'whsec'))
    await store(await symmetricEncrypt({ key: product.services.env.APP_SECRET, data: 'whsec' }))
    await checkSecrets(real({ APP_SECRET: A }))
    expect(await noted()).toEqual([keyId(A)])
  })

  it('let only one of two first starts with different secrets succeed', async () => {
    const both = await Promise.allSettled([A, B].map((secret) => checkSecrets(real({ APP_SECRET: secret }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await noted()).toHaveLength(1)
  })

  it('are not removed while one is missing, but texts of the others are rotated', async () => {
    await checkSecrets(real({ APP_SECRET: A }))
    await store(await seal({ APP_SECRET: A }, 'whsec'))
    await store(await seal({ APP_SECRET: C }, 'whsec'))
    await expect(rotateSecrets(real({ APP_SECRET: B, APP_SECRET_PREVIOUS: [C] }))).rejects.toThrow(keyId(A))
    expect(await noted()).toEqual([keyId(A)])
    expect((await stored()).map(sealedBy).filter((id) => id === keyId(B))).toHaveLength(3)
  })

  it('rotate everything that is stored, and then the previous secret is not needed', async () => {
    await store(await symmetricEncrypt({ key: A, data: 'whsec' }))
    await store(await seal({ APP_SECRET: A }, 'whsec'))
    await checkSecrets(real({ APP_SECRET: A }))
    const both = real({ APP_SECRET: B, APP_SECRET_PREVIOUS: [A] })
    await checkSecrets(both)
    const each = { rotated: 2, newest: 0, unreadable: 0 }
    expect(await rotateSecrets(both)).toEqual([
      { called: 'two-factor secrets', ...each },
      { called: 'webhook secrets', ...each },
      { called: 'previous webhook secrets', ...each },
    ])
    for (const sealed of await stored()) expect(await unseal({ APP_SECRET: B }, sealed)).toBe('whsec')
    expect(await noted()).toEqual([keyId(B)])
    await checkSecrets(real({ APP_SECRET: B }))
    const now = await stored()
    expect(await rotateSecrets(real({ APP_SECRET: B }))).toMatchObject([{ rotated: 0, newest: 2 }, {}, {}])
    expect(await stored()).toEqual(now)
  })

  it('that are lost are removed only on request, and the texts they encrypted remain', async () => {
    await store(await symmetricEncrypt({ key: A, data: 'whsec' }))
    await store(await seal({ APP_SECRET: B }, 'whsec'))
    await checkSecrets(real({ APP_SECRET: A }))
    const alone = real({ APP_SECRET: B })
    await expect(rotateSecrets(alone)).rejects.toThrow('--lost')
    await expect(checkSecrets(alone)).rejects.toThrow(keyId(A))
    expect(await rotateSecrets(alone, { lost: true })).toMatchObject([{ newest: 1, unreadable: 1 }, {}, {}])
    await checkSecrets(alone)
    expect((await stored()).map(sealedBy).toSorted()).toEqual(
      [keyId(B), keyId(B), keyId(B), null, null, null].toSorted(),
    )
  })

  it('rotate in several batches', async () => {
    const sealed = await seal({ APP_SECRET: A }, 'whsec')
    const { id: companyId } = await createCompany(product.db)
    const endpoint = { companyId, url: 'https://hooks.example.org', eventTypes: [], secret: sealed }
    await product.db.insert(webhookEndpoints).values(Array.from({ length: 501 }, () => endpoint))
    const [, webhooks] = await rotateSecrets(real({ APP_SECRET: B, APP_SECRET_PREVIOUS: [A] }))
    expect(webhooks).toMatchObject({ rotated: 501, unreadable: 0 })
    expect(await product.db.$count(webhookEndpoints, eq(webhookEndpoints.secret, sealed))).toBe(0)
  })
})
