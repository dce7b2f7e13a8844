import { getSchema } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { extensionsFor } from '#ui/form/rich-extensions.ts'
import { campaignPictureIdOf } from '../../picture-rules.ts'
import { cleanContent } from '../pictures/clean-content.ts'
import { linksIn, writeCampaign } from './campaign-mail.ts'

const env = { APP_SECRET: 'a-secret-of-at-least-thirty-two-letters', PUBLIC_URL: 'https://tandem.example' }
const id = '01890000-0000-7000-8000-000000000000'

/** The reader's version of this content, without the common parts. */
function mailOf(content: string, name = 'Maya') {
  const clean = cleanContent(content)
  const words = { subject: 'News', content: clean, templateType: 'newsletter', audience: 'subscribers' } as const
  const { html, text } = writeCampaign(env, words, linksIn(clean))({ thing: 'test', id, name })
  const [, said = ''] = text.split('News\n\n')
  return { html, text: said.split('\n\n-- \n')[0] ?? '', whole: text }
}
/** The relevant tags and attributes, without styles. */
const bare = (html: string) => html.replaceAll(/ (style|class)="[^"]*"/g, '')

const picture = `/api/campaign-pictures/${id}`

/** Each node and mark of the editor: its HTML, and its visible text in both parts of the email. */
const samples: Record<string, [content: string, html: string, text: string]> = {
  paragraph: ['<p>one</p><p>two</p>', '<p dir="ltr">one</p><p dir="ltr">two</p>', 'one\n\ntwo'],
  text: ['<p>5 &lt; 6 &amp; "x"</p>', '5 &lt; 6 &amp; &quot;x&quot;', '5 < 6 & "x"'],
  heading: ['<p>a</p><h3>More</h3>', '<h2 dir="ltr">More</h2>', 'a\n\nMore\n----'],
  hardBreak: ['<p>first<br>second</p>', 'first<br>second', 'first\nsecond'],
  blockquote: [
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<blockquote dir="ltr"><p dir="ltr">a</p><p dir="ltr">b</p></blockquote>',
    '> a\n>\n> b',
  ],
  horizontalRule: ['<p>a</p><hr><p>b</p>', '<hr>', 'a\n\n* * *\n\nb'],
  bulletList: ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<ul dir="ltr"><li', '• a\n• b'],
  orderedList: ['<ol start="9"><li><p>a</p></li><li><p>b</p></li></ol>', '<ol start="9" dir="ltr"><li', '9. a\n10. b'],
  listItem: [
    '<ul><li><p>a</p><p>again</p><ol><li><p>deep</p></li></ol></li></ul>',
    '<li dir="ltr"><p dir="ltr">a</p><p dir="ltr">again</p><ol dir="ltr"><li dir="ltr"><p dir="ltr">deep</p></li></ol></li>',
    '• a\n  again\n  1. deep',
  ],
  picture: [
    `<p>a</p><img src="${picture}" alt="A desk" width="1200" height="800"><p>b</p>`,
    `<p><img src="https://tandem.example${picture}" alt="A desk" width="600" height="400"></p>`,
    'a\n\n[Picture: A desk]\n\nb',
  ],
  bold: ['<p>a <strong>b</strong></p>', '<strong>b</strong>', 'a *b*'],
  italic: ['<p>a <em>b </em>c</p>', '<em>b </em>', 'a _b_ c'],
  underline: ['<p>a <u>b</u></p>', '<u>b</u>', 'a _b_'],
  strike: ['<p>a <s>b</s></p>', '<s>b</s>', 'a ~b~'],
  code: ['<p>a <code>b</code></p>', '<code>b</code>', 'a `b`'],
  link: [
    '<p>a <a href="https://example.org/"><em>b</em></a> <a href="mailto:me@x.example">me@x.example</a></p>',
    '<em>b</em></a> <a href="mailto:me@x.example">me@x.example</a>',
    'a _b_ (https://tandem.example/api/c/click?t=t.',
  ],
}

describe('writeCampaign › editor features', () => {
  const schema = getSchema(extensionsFor({ isOwn: (src) => campaignPictureIdOf(src) !== null }))
  const offered = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter((name) => name !== 'doc')

  it('has a sample of every node and mark of the editor', () => {
    expect(offered.toSorted()).toEqual(Object.keys(samples).toSorted())
  })

  it.each(offered)('shows %s in both parts', (name) => {
    const [content, html, text] = samples[name] ?? ['', 'no sample', 'no sample']
    const mail = mailOf(content)
    expect(bare(mail.html)).toContain(html)
    expect(mail.text).toContain(text)
  })

  it('styles each element inline for old mail programs', () => {
    const { html } = mailOf(
      '<p>a <em>b</em> <u>c</u> <s>d</s></p><ul><li><p>e</p></li></ul><blockquote><p>f</p></blockquote>',
    )
    for (const look of ['font-style:italic', 'text-decoration:underline', 'text-decoration:line-through'])
      expect(html).toContain(`style="${look}"`)
    expect(html).toMatch(/<ul dir="ltr" class="c-ink-2" style="[^"]*margin-left:24px/)
    expect(html).toMatch(/<blockquote[^>]*style="[^"]*border-left:3px solid/)
  })

  it('starts with the heading of the text, its emphasis included', () => {
    const { html, whole } = mailOf('<h3>Good <em>morning</em> {first_name}</h3><p>Words.</p>', 'Ada <b>')
    expect(bare(html)).toContain('<h1>Good <em>morning</em> Ada</h1>')
    expect(html).toContain('<title>Good morning Ada</title>')
    expect(html).toMatch(/mso-hide:all">Words\./)
    expect(whole.startsWith('Good _morning_ Ada\n\nWords.')).toBe(true)
  })

  it('starts with an image, and shows the first words as the preview text', () => {
    const { html, text } = mailOf(`<img src="${picture}" alt=""><p>Words.</p>`)
    expect(html).toMatch(/mso-hide:all">Words\./)
    expect(text).toBe('Words.')
  })

  it('shows no image from another site', () => {
    const { html } = mailOf(
      '<p>a</p><img src="https://evil.example/x.png" alt="x"><img src="/api/blog-pictures/x" alt="">',
    )
    expect(html).not.toMatch(/evil\.example|blog-pictures/)
  })
})

describe('writeCampaign › direction', () => {
  it.each([
    ['Hebrew', 'שלום עולם.'],
    ['Arabic', 'مرحبا بالعالم.'],
    ['Persian after a number', '12 سلام'],
  ])('writes %s from right to left, next to English from left to right', (_, words) => {
    const { html, text } = mailOf(`<p>${words}</p><p>English.</p><ul><li><p>${words}</p></li></ul>`)
    expect(html).toMatch(new RegExp(`<p dir="rtl" style="[^"]*text-align:right">${words}</p>`))
    expect(html).toMatch(/<p dir="ltr" style="[^"]*text-align:left">English\.<\/p>/)
    expect(html).toMatch(/<ul dir="rtl"[^>]*margin-right:24px/)
    expect(text).toContain(words)
  })

  it("sets the heading's direction too, and leaves a number to its context", () => {
    const { html } = mailOf('<h3>שלום</h3><blockquote><p>שלום</p><p>2026</p></blockquote>')
    expect(html).toMatch(/<h1 dir="rtl" [^>]*text-align:right/)
    expect(html).toMatch(/<blockquote dir="rtl"[^>]*border-right:3px solid/)
    expect(html).toMatch(/<p dir="rtl" [^>]*>2026<\/p>/)
  })
})

describe('writeCampaign › pasted content', () => {
  it('escapes markup in text, and in a name', () => {
    const { html, whole } = mailOf('<p>&lt;script&gt;x&lt;/script&gt; {first_name}\u202E</p>', '<img/src=x>')
    expect(html).not.toMatch(/<script|<img\/src/)
    expect(html + whole).not.toContain('\u202E')
  })

  it('accepts deeply nested text and lists, and loses none', () => {
    const deep = `${'<ul><li><p>x</p>'.repeat(8)}<p>end</p>${'</li></ul>'.repeat(8)}`
    expect(mailOf(deep).text.split('\n').at(-1)).toBe(`${' '.repeat(16)}end`)
    expect(mailOf('loose words <strong>bold</strong><p>after</p>').text).toBe('loose words *bold*\n\nafter')
  })
})
