import { hashPassword } from 'better-auth/crypto'
import { expect, it } from 'vitest'
import { hashSlowly, isOutdated, verifySlowly } from './password-hash.ts'

const PASSWORD = 'ein stilles Bächlein'

it('accepts the password in any Unicode composition, and no other', async () => {
  const hash = await hashSlowly(PASSWORD)
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{86}$/)
  expect(await verifySlowly({ hash, password: PASSWORD.normalize('NFD') })).toBe(true)
  expect(await verifySlowly({ hash, password: `${PASSWORD} ` })).toBe(false)
  expect(await hashSlowly(PASSWORD)).not.toBe(hash)
  expect(isOutdated(hash)).toBe(false)
})

it('uses every character of the longest password, exactly as typed', async () => {
  const long = `${'ab'.repeat(99)}yZ`
  const hash = await hashSlowly(long)
  expect(await verifySlowly({ hash, password: long })).toBe(true)
  for (const other of [`${long.slice(0, -1)}Y`, long.slice(0, -1), long.toLowerCase(), ` ${long}`])
    expect(await verifySlowly({ hash, password: other }), other).toBe(false)
})

it('accepts a hash of an earlier version, and reports it as outdated', async () => {
  const hash = await hashPassword(PASSWORD)
  expect(await verifySlowly({ hash, password: PASSWORD })).toBe(true)
  expect(await verifySlowly({ hash, password: 'another' })).toBe(false)
  expect(isOutdated(hash)).toBe(true)
})

it.each(['scrypt$16384$8$5$', 'scrypt$16384$8$5$salt$', 'scrypt$16384$8$5$salt$x'])(
  'accepts no password for a broken hash: %s',
  async (hash) => {
    expect(await verifySlowly({ hash, password: PASSWORD })).toBe(false)
  },
)
