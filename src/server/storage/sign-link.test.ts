import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LinkPayload, signLink, verifyLink } from './sign-link.ts'

const SECRET = 'a-secret-of-at-least-32-characters'
const NOW = new Date('2025-10-14T09:41:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const payload: LinkPayload = { fileId: 'f1', viewerId: 'u1', purpose: 'download', expiresAt: later(60) }
const expected = { purpose: 'download', now: NOW }

describe('signLink and verifyLink', () => {
  it('return the signed payload until it expires (FILE-07)', () => {
    const token = signLink({ APP_SECRET: SECRET }, payload)
    expect(verifyLink({ APP_SECRET: SECRET }, token, expected)).toEqual(payload)
    expect(verifyLink({ APP_SECRET: SECRET }, token, { ...expected, now: later(59.999) })).toEqual(payload)
    expect(verifyLink({ APP_SECRET: SECRET }, token, { ...expected, now: later(60) })).toBe('expired')
    const { viewerId: _, ...anyone } = payload
    expect(verifyLink({ APP_SECRET: SECRET }, signLink({ APP_SECRET: SECRET }, anyone), expected)).toEqual(anyone)
  })

  it('create a token that is safe in a URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (fileId, viewerId) => {
        const token = signLink({ APP_SECRET: SECRET }, { ...payload, fileId, viewerId: viewerId.toWellFormed() })
        expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{8}-[\w-]{43}$/)
        expect(verifyLink({ APP_SECRET: SECRET }, token, expected)).toMatchObject({
          fileId,
          viewerId: viewerId.toWellFormed(),
        })
      }),
    )
  })

  it('reject a token of another purpose or another secret', () => {
    const token = signLink({ APP_SECRET: SECRET }, payload)
    expect(verifyLink({ APP_SECRET: SECRET }, token, { ...expected, purpose: 'preview' })).toBe('invalid')
    expect(verifyLink({ APP_SECRET: `${SECRET}!` }, token, expected)).toBe('invalid')
  })

  it('refuse every change of one character, and every other spelling of the same bytes', () => {
    const token = signLink({ APP_SECRET: SECRET }, payload)
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of ['A', 'B', '.', '=', 'é']) {
        const changed = token.slice(0, index) + letter + token.slice(index + 1)
        if (changed !== token) expect(verifyLink({ APP_SECRET: SECRET }, changed, expected)).toBe('invalid')
      }
    }
    for (const changed of [`${token}=`, `${token}.`, ` ${token}`, `${token}\n`, token.toUpperCase()]) {
      expect(verifyLink({ APP_SECRET: SECRET }, changed, expected)).toBe('invalid')
    }
  })

  it('refuse anything else without throwing', () => {
    for (const junk of ['', '.', '..', 'a.b.c', '\0', '💥', 'x'.repeat(1_000_000)]) {
      expect(verifyLink({ APP_SECRET: SECRET }, junk, expected)).toBe('invalid')
    }
    expect(verifyLink({ APP_SECRET: SECRET }, undefined as unknown as string, expected)).toBe('invalid')
  })

  it.each(['null', '[]', '"text"', '{}', 'no json', '{"f":1,"p":"download","e":9e15}', '{"f":"f1","p":"download"}'])(
    'refuse the signed payload %s of a wrong shape',
    (body) => {
      const encoded = Buffer.from(body).toString('base64url')
      const signature = createHmac('sha256', SECRET).update(`file-link:1:${encoded}`).digest('base64url')
      expect(verifyLink({ APP_SECRET: SECRET }, `${encoded}.${signature}`, expected)).toBe('invalid')
    },
  )

  it('do not work with a secret that could be guessed', () => {
    expect(() => signLink({ APP_SECRET: '' }, payload)).toThrow()
    expect(() => signLink({ APP_SECRET: 'short' }, payload)).toThrow()
  })
})
