import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { hostileRichTexts } from './rich-text.corpus.ts'
import { sanitizeRichText } from './rich-text.ts'

/** Without terms, recently cleaned texts come from a cache; with terms, each text is cleaned. */
const uncached = (html: string) => sanitizeRichText(html, {})

const CLEAN =
  /^(?:[^<>]|<\/?(?:p|h[2-4]|strong|em|u|s|ul|ol|li|blockquote|code)>|<ol start="[1-9]\d{0,3}">|<\/a>|<(?:br|hr) \/>|<a href="(?:https?|mailto|tel):[^"<>]*" rel="nofollow noopener ugc">)*$/

const tags =
  'p br h1 h2 h3 h4 h6 b strong em u s ul ol li a blockquote code hr div span img script svg math style table td'.split(
    ' ',
  )
const attributes = [
  '',
  ' href="https://a.example/?b=c&d"',
  ' href="javascript:x"',
  ' href=" HTTP://A.example "',
  " href='mailto:a@b.c'",
  ' onclick=x',
  ' style="a:b"',
  ' href="tel:+1 2"',
  ' start="3"',
  ' start="3 onclick=x"',
  ' href="https://é.example/ü?<>"',
]
const pieces = fc.oneof(
  fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes)).map(([tag, attribute]) => `<${tag}${attribute}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom(
    'text',
    ' ',
    '\n',
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '&#60;',
    '&nbsp;',
    '"',
    "'",
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\u00a0',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const html = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''))

describe('sanitizeRichText', () => {
  it('is tested with 200 hostile texts', () => {
    expect(new Set(hostileRichTexts).size).toBeGreaterThanOrEqual(200)
  })

  it.each(hostileRichTexts)('removes everything harmful from %j', (text) => {
    const clean = sanitizeRichText(text)
    expect(clean).toMatch(CLEAN)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it('keeps only allowed markup of any text, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(html, (text) => {
        const clean = sanitizeRichText(text)
        expect(clean).toMatch(CLEAN)
        expect(sanitizeRichText(clean)).toBe(clean)
      }),
      { numRuns: randomCases(3000) },
    )
  })

  it('does not change usual texts of users', () => {
    const text =
      '<h2>About</h2><p>We <strong>build</strong> <em>calm</em> <u>tools</u> &amp; <s>more</s>.<br />Second line</p><ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul><blockquote><p>Said</p></blockquote><p><code>x &lt; y</code></p><hr />'
    expect(sanitizeRichText(text)).toBe(text)
    expect(sanitizeRichText('<h3>A</h3><h4>B</h4>')).toBe('<h3>A</h3><h4>B</h4>')
  })

  it('keeps the start number of a numbered list', () => {
    expect(sanitizeRichText('<ol start="4"><li>a</li></ol>')).toBe('<ol start="4"><li>a</li></ol>')
    for (const start of ['0', '-1', '1e3', '99999', 'x"onclick="y'])
      expect(sanitizeRichText(`<ol start='${start}'><li>a</li></ol>`)).toBe('<ol><li>a</li></ol>')
  })

  it('replaces tags with equivalent allowed ones', () => {
    expect(sanitizeRichText('<h1>A</h1><b>b</b><i>c</i><del>d</del><strike>e</strike><h6>f</h6>')).toBe(
      '<h2>A</h2><strong>b</strong><em>c</em><s>d</s><s>e</s><h4>f</h4>',
    )
  })

  it.each([
    ['https://a.example/b?c=d&e=f#g', 'https://a.example/b?c=d&amp;e=f#g'],
    ['HTTP://A.example', 'http://a.example/'],
    ['mailto:maya@example.com', 'mailto:maya@example.com'],
    ['tel:+1-555-0100', 'tel:+1-555-0100'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ])('links to %s, as an untrusted link', (href, expected) => {
    const clean = sanitizeRichText(`<a href="${href}" target="_blank" rel="me">x</a>`)
    expect(clean).toBe(`<a href="${expected}" rel="nofollow noopener ugc">x</a>`)
  })

  it.each([
    '/app',
    '//a.example',
    'a.example',
    'javascript:alert(1)',
    'https://a@b.example',
    'https://',
    '',
    `https://a.example/${'x'.repeat(3000)}`,
  ])('keeps only the text of a link to %s', (href) => {
    expect(sanitizeRichText(`<p>See <a href="${href}">this page</a>.</p>`)).toBe('<p>See this page.</p>')
  })

  it('removes elements such as script and style with their content', () => {
    expect(sanitizeRichText('a<style>b{}</style><script>c</script><title>d</title><svg><text>e</text></svg>f')).toBe(
      'af',
    )
    expect(sanitizeRichText('<div><span>kept</span><table><tr><td>too</td></tr></table></div>')).toBe(
      '<p>kept</p><p>too</p>',
    )
  })

  it.each([
    ['<p></p><br><p>&nbsp;</p><hr>', ''],
    ['', ''],
    ['a\0b\x07', 'a b'],
    ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
    ['<p>One</p><p></p><p>Two</p>', '<p>One</p><p></p><p>Two</p>'],
    ['<div>One</div><div><p>Two</p></div><div></div>', '<p>One</p><p>Two</p>'],
    ['<a href="https://a.example"> </a>word', 'word'],
  ])('turns %j into %j (PLAT-20)', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected)
  })

  it.each(aThirdOf(['<', '</', '<a href="', '&', '<!--', '<p title=', '<a href=https://a.example>x']))(
    'takes linear time for 20,000 times %j',
    async (piece) => {
      expect(await growthOf(5_000, (size) => piece.repeat(size), uncached)).toBeLessThan(NEARLY_LINEAR)
    },
  )

  // The parser's list of open elements takes quadratic time, which shows from about 4,000 on.
  it.each(['<b>', '<svg>'])('takes linear time on 2,000 open %s, and reads 20,000', async (piece) => {
    expect(await growthOf(500, (size) => piece.repeat(size), uncached)).toBeLessThan(NEARLY_LINEAR)
    expect(sanitizeRichText(piece.repeat(20_000))).toBe('')
  })
})
