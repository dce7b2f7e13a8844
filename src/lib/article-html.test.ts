import { expect, it } from 'vitest'
import { articleHtml, articleText } from './article-html.ts'

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    '**bold** & [here](/app/jobs?q=a&b=c)',
    '<p><strong>bold</strong> &amp; <a href="/app/jobs?q=a&amp;b=c">here</a></p>',
  ],
  ['[out](https://elsewhere.example)', '<p>[out](https://elsewhere.example)</p>'],
  ['[bad](javascript:alert(1))', '<p>[bad](javascript:alert(1))</p>'],
  ['## A "heading"', '<h2>A &quot;heading&quot;</h2>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['6. six\n7. seven', '<ol start="6"><li>six</li><li>seven</li></ol>'],
  [
    '> **A:** hello\n> **B:** hi',
    '<blockquote><p><strong>A:</strong> hello</p><p><strong>B:</strong> hi</p></blockquote>',
  ],
  ['Two:\n- one', '<p>Two:</p><ul><li>one</li></ul>'],
  ['a\nb\n\nc', '<p>a b</p>\n<p>c</p>'],
])('reads %j', (text, html) => {
  expect(articleHtml(text)).toBe(html)
})

it('returns only the words for search', () => {
  expect(articleText('## Head\n\n- **one** [two](/app)\n\n> three')).toBe('Head\n\none two\n\nthree')
})
