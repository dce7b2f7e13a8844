import { expect, it } from 'vitest'
import { storableText, typedText } from './text.ts'

it('keeps what a reader can see, and the ends of lines', () => {
  expect(storableText('  Maya \t Okafor,\r\nDüsseldorf 東京 👩🏽‍🔬 مايا  ')).toBe(
    'Maya \t Okafor,\r\nDüsseldorf 東京 👩🏽‍🔬 مايا',
  )
})

it.each([
  ['NUL', 'a\u0000b\u0000'],
  ['a bell, an escape and a delete', '\u0007a\u001bb\u007f'],
  ['a control at the end, before blanks', 'ab\u0001 '],
])('lets go of %s', (_, text) => expect(storableText(text)).toBe('ab'))

it('marks half a character, which no JSON of the database takes', () => {
  expect(storableText('a\ud800b')).toBe('a\ufffdb')
  expect(JSON.stringify(storableText('\udfff'))).not.toContain('\\u')
})

it('counts what is left: controls alone are no answer', () => {
  expect(typedText(5, 'Say something').safeParse('\u0000\u0001 ').error?.issues[0]?.message).toBe('Say something')
  expect(typedText(2).parse('\u0000ab')).toBe('ab')
})

it.each([
  ['two zero-width spaces', '\u200b\u200b'],
  ['a soft hyphen and a filler', '\u00ad \u3164'],
  ['a joiner between blanks', ' \u200d '],
])('takes %s for nothing', (_, text) => expect(storableText(text)).toBe(''))

it('keeps the signs that join what can be seen', () => {
  for (const text of ['👩🏽‍🔬', '❤️', 'می‌خواهم']) expect(storableText(text)).toBe(text)
})
