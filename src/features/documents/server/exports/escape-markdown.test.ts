import { expect, it } from 'vitest'
import { escapeMarkdown } from './escape-markdown.ts'

it.each([
  ['a plain line', 'Cut waiting by 18%.', 'Cut waiting by 18%.'],
  ['an ampersand', 'Health & Safety', 'Health & Safety'],
  ['a named sign', '&lt;b&gt; &#60;', '&amp;lt;b&amp;gt; &amp;\\#60;'],
  ['HTML', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a link', '[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
  ['a picture', '![x](https://e.example)', '\\!\\[x\\](https&#58;//e.example)'],
  ['an address that readers make a link', 'see https://e.example', 'see https&#58;//e.example'],
  ['marks', '*bold* _it_ `code` ~~no~~', '\\*bold\\* \\_it\\_ \\`code\\` \\~\\~no\\~\\~'],
  ['a heading', '# One', '\\# One'],
  ['a list', '- One', '\\- One'],
  ['a numbered list', '1. One', '1\\. One'],
  ['a rule', '---', '\\---'],
  ['a heading underline', '===', '\\==='],
  ['a table', 'a | b', 'a \\| b'],
  ['a formula', '$x^2$', '\\$x\\^2\\$'],
  ['a quotation', '> so', '&gt; so'],
  ['code by indentation and line ends', '    a\n\n# b', 'a \\# b'],
  ['right to left, wide letters and emoji', 'ليلى 山田 👩🏽‍💻', 'ليلى 山田 👩🏽‍💻'],
])('escapes %s (PREV-06)', (_, text, written) => expect(escapeMarkdown(text)).toBe(written))
