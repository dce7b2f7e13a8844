import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { securityTxt } from './security-txt.ts'

const PUBLIC_URL = 'https://jobs.example.org'
const of = (SECURITY_CONTACT: string) => readEnv('demo', { PUBLIC_URL, SECURITY_CONTACT })

describe('security.txt', () => {
  it.each([
    'a person',
    'http://example.org',
    'javascript:alert(1)',
    'a@b.example\nContact: x',
    `mailto:${'a'.repeat(300)}`,
  ])('does not accept %j as a contact', (contact) => {
    expect(() => of(contact)).toThrow('SECURITY_CONTACT')
  })

  it('does not exist if no contact is configured', () => {
    expect(securityTxt(of(''))).toBeNull()
  })

  it('has the lines of RFC 9116, and expires within a year whenever it is read', () => {
    const now = new Date('2026-11-27T13:14:15.167Z')
    expect(securityTxt(of('security@example.org, https://example.org/report'), now)).toBe(
      [
        'Contact: mailto:security@example.org',
        'Contact: https://example.org/report',
        'Expires: 2027-05-26T00:00:00Z',
        'Preferred-Languages: en',
        `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
  })
})
