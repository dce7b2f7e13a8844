import { describe, expect, it } from 'vitest'
import { renderMail } from '../layout.ts'
import { readWritten } from './tree.ts'

const SRC = 'https://tandem.example/p'
const img = (more = '', alt = 'A desk') => `<img src="${SRC}" alt="${alt}" ${more}/>`
const mailOf = (written: string) =>
  renderMail({
    portal: 'seeker',
    preheader: 'News',
    heading: 'News',
    paragraphs: [],
    written: readWritten(written),
    footer: { reason: 'You asked for it.' },
  })
/** The attributes of the only image apart from the logo. */
function pictureOf(written: string): Record<string, string> {
  const [tag = '', ...more] = mailOf(written).html.match(new RegExp(`<img src="${SRC}"[^>]*>`, 'g')) ?? []
  expect(more).toEqual([])
  return Object.fromEntries([...tag.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}
const textOf = (written: string) => mailOf(written).text.split('\n\n-- \n')[0]?.replace('News\n\n', '')

describe('a picture in a mail', () => {
  it.each([
    ['is as wide as the column at most', img('width="1200" height="900"'), '600', '450'],
    ['is not enlarged', img('width="320" height="200"'), '320', '200'],
    ['leaves room for a list', `<ul><li><p>a</p>${img('width="1200" height="900"')}</li></ul>`, '576', '432'],
    ['leaves room for a quotation', `<blockquote>${img('width="1200" height="12"')}</blockquote>`, '581', '6'],
    ['is a pixel high at least', img('width="9999" height="1"'), '600', '1'],
    ['takes the column where its size is not known', img('width="-3" height="x"'), '600', undefined],
  ])('%s', (_, written, width, height) => {
    const picture = pictureOf(written)
    expect([picture.width, picture.height]).toEqual([width, height])
    expect(picture.style).toContain(`display:block;width:100%;max-width:${width}px;height:auto;border:0`)
  })

  it('has its alternative text when it is not loaded, and no text ends the attribute', () => {
    expect(pictureOf(img('', '&quot; onerror=&quot;x&quot; &lt;b&gt;\u202E')).alt).toBe(
      '&quot; onerror=&quot;x&quot; &lt;b&gt;',
    )
    expect(pictureOf(img('', '')).alt).toBe('')
    expect(pictureOf(`<img src="${SRC}" />`).alt).toBe('')
  })

  it('is a block of its own, but not inside a paragraph', () => {
    expect(mailOf(img()).html).toMatch(/<p style="margin:16px 0 8px;padding:0"><img /)
    expect(mailOf(`<p>a ${img()} b</p>`).html).toMatch(/>a <img [^>]*> b<\/p>/)
  })

  it('links only to web addresses', () => {
    expect(() => mailOf('<img src="/api/x" alt="" />')).toThrow('web addresses only')
    expect(() => mailOf('<img src="javascript:x" alt="" />')).toThrow('web addresses only')
  })

  it('is described in the plain text, and left out if it is decorative', () => {
    expect(textOf(`<p>a</p>${img()}<p>b</p>`)).toBe('a\n\n[Picture: A desk]\n\nb')
    expect(textOf(`<p>a</p>${img('', '')}<p>b</p>`)).toBe('a\n\nb')
    expect(textOf(`<p>a</p>${img('', ' A\n desk\u202E &amp; chair ')}`)).toBe('a\n\n[Picture: A desk & chair]')
    expect(textOf(`<ul><li><p>a</p>${img()}</li></ul>`)).toBe('• a\n  [Picture: A desk]')
    expect(textOf(`<p>a ${img()} b</p>`)).toBe('a\n\n[Picture: A desk]\n\nb')
  })
})
