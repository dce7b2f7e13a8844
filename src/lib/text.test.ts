import { describe, expect, it } from 'vitest'
import { companyName, typedLine, typedText } from './text.ts'
import { storableText, tidyLine } from './tidy-text.ts'

it('keeps visible characters and line ends', () => {
  expect(storableText('  Maya \t Okafor,\r\nDüsseldorf 東京 👩🏽‍🔬 مايا  ')).toBe(
    'Maya \t Okafor,\r\nDüsseldorf 東京 👩🏽‍🔬 مايا',
  )
})

it.each([
  ['NUL', 'a\u0000b\u0000'],
  ['a bell, an escape and a delete', '\u0007a\u001bb\u007f'],
  ['a control at the end, before blanks', 'ab\u0001 '],
])('removes %s', (_, text) => expect(storableText(text)).toBe('ab'))

it("replaces half a character, which the database's JSON refuses", () => {
  expect(storableText('a\ud800b')).toBe('a\ufffdb')
  expect(JSON.stringify(storableText('\udfff'))).not.toContain('\\u')
})

it('validates the remaining text: control characters alone are empty', () => {
  expect(typedText(5, 'Say something').safeParse('\u0000\u0001 ').error?.issues[0]?.message).toBe('Say something')
  expect(typedText(2).parse('\u0000ab')).toBe('ab')
})

it.each([
  ['two zero-width spaces', '\u200b\u200b'],
  ['a soft hyphen and a filler', '\u00ad \u3164'],
  ['a joiner between blanks', ' \u200d '],
  ['blank braille', '\u2800\u2800'],
])('treats %s as empty', (_, text) => expect(storableText(text)).toBe(''))

it('keeps characters that join visible ones', () => {
  for (const text of ['👩🏽‍🔬', '❤️', 'می‌خواهم']) expect(storableText(text)).toBe(text)
})

it('removes direction overrides, and keeps marks of right-to-left languages', () => {
  expect(storableText('\u202eMaya\u202c \u2067Okafor\u2069')).toBe('Maya Okafor')
  expect(storableText('\u200fمايا')).toBe('\u200fمايا')
})

it('a single line has no line ends, so that a name cannot add a line to an email', () => {
  expect(tidyLine('  Senior\u0000\t Data\n\u202eAnalyst \ud800')).toBe('Senior Data Analyst \ufffd')
  expect(typedLine(100).parse('Maya\r\nBcc: x@example.test\u2028')).toBe('Maya Bcc: x@example.test')
  expect(typedLine(5, 'Name is required').safeParse('\u200b\n').error?.issues[0]?.message).toBe('Name is required')
})

describe('a name of a company', () => {
  const isName = (name: string) => companyName('Company name is required').safeParse(name).success

  it.each(['Booking.com', 'Booking.com B.V.', 'monday.com', 'Node.js GmbH', 'A. Müller & Söhne'])(
    'may be %s',
    (name) => {
      expect(isName(name)).toBe(true)
    },
  )

  it.each([
    'https://evil.example',
    'www.evil.example',
    'evil.com/login',
    'Your account will be closed, visit evil.com',
    ' ',
  ])('is not %s', (name) => {
    expect(isName(name)).toBe(false)
  })
})

it('refuses a text that is too long before anything else reads it', () => {
  const text = typedText(5)
  const name = companyName('Company name is required')
  for (const refused of ['abcdef', 'a'.repeat(1_000_000), `${' '.repeat(1_011)}a`])
    expect(text.safeParse(refused).error?.issues.map(({ message }) => message)).toEqual([
      'Please write at most 5 characters',
    ])
  expect(text.parse(`${' '.repeat(1_000)}abcde`)).toBe('abcde')
  expect(name.safeParse('www.'.repeat(31)).error?.issues.map(({ message }) => message)).toEqual([
    'Please write at most 120 characters',
  ])
})
