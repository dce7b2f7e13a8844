import { describe, expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

describe('linkedText', () => {
  it.each([
    ['nothing', 'Hello Maya', ['Hello Maya']],
    [
      'the end of a sentence',
      'See https://kestrel.example/map.',
      ['See ', { href: 'https://kestrel.example/map' }, '.'],
    ],
    ['brackets', '(https://a.example/b)', ['(', { href: 'https://a.example/b' }, ')']],
    ['two', 'http://a.example https://b.example', [{ href: 'http://a.example/' }, ' ', { href: 'https://b.example/' }]],
    ['other schemes', 'javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
    ['a name before the host', 'https://bank.example@evil.example/', ['https://bank.example@evil.example/']],
    ['letters of another alphabet', 'https://аpple.example', [{ href: 'https://xn--pple-43d.example/' }]],
    ['markup', '<a href="https://a.example">b</a>', ['<a href="', { href: 'https://a.example/' }, '">b</a>']],
    ['no address', 'https://', ['https://']],
  ])('reads %s', (_name, text, parts) => {
    expect(linkedText(text)).toEqual(parts)
  })
})
