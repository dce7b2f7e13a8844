import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import type { TypesetJob } from './typeset-job.ts'
import { Typesetter } from './typesetter.ts'

let folder: string
let typesetter: Typesetter
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typst-'))
  const head = '#let d = json("/job.json")\n#set page(width: 200pt, height: 100pt, margin: 10pt)\n'
  const face =
    '#set document(title: "T", author: "A", date: none)\n#set text(font: d.families, fallback: false, lang: "en")\n'
  writeFileSync(join(folder, 'plain.typ'), `${head}${face}#text(size: 10pt * d.scale, d.words.text)`)
  writeFileSync(
    join(folder, 'endless.typ'),
    `${head}#for a in range(d.words.count) { for b in range(9999) { let c = a * b } }`,
  )
  typesetter = new Typesetter(createLog('silent'))
})
afterAll(() => {
  typesetter.close()
  rmSync(folder, { recursive: true })
})

const plain = (text: string, more: Partial<TypesetJob> = {}): TypesetJob => ({
  folder,
  main: 'plain.typ',
  data: { font: 'Inter', words: { id: 'summary', text } },
  output: 'pages',
  ...more,
})
const endless = (): TypesetJob => plain('', { main: 'endless.typ', data: { font: 'Inter', words: { count: 99_999 } } })

describe('the typesetter', () => {
  it('returns pages for a strict content policy: only paths, each shape once', async () => {
    const { pages, pageCount, scale } = await typesetter.set(plain('Minimum'))
    expect([pages.length, pageCount, scale]).toEqual([1, 1, 1])
    const [{ svg, width, height } = { svg: '', width: 0, height: 0 }] = pages
    expect([width, height]).toEqual([200, 100])
    expect(new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, tag]) => tag))).toEqual(
      new Set(['svg', 'defs', 'path', 'g', 'use']),
    )
    expect(svg).not.toMatch(/style|script|class=|on\w+=|foreignObject|<a |xlink/)
    const ids = Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id)
    const uses = Array.from(svg.matchAll(/href="#(\w+)"/g), ([, id]) => id)
    expect(uses).toHaveLength('Minimum'.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(uses)).toEqual(new Set(ids))
  })

  it('reads texts as data: markup, code and file names stay text', async () => {
    const hostile = '#read("/etc/passwd") $x$ *bold* <mark> @ref #metadata("x")<mark> \\ // ``` [[ #panic()'
    const { marks, pages } = await typesetter.set(plain(hostile))
    expect(marks).toEqual([])
    const letters = pages.flatMap(({ svg }) => svg.match(/<use/g) ?? []).length
    expect(letters).toBeGreaterThan(hostile.replaceAll(' ', '').length - 5)
  })

  it('returns the same bytes for the same document, whatever was typeset before', async () => {
    const before = await typesetter.set(plain('Maya Okafor, affine', { output: 'pdf' }))
    const other = ['Zoë Ångström', 'fi fl ffi 東京 서울 北京', 'محمد علی', 'Ελλάδα Київ Việt']
    for (const text of other) await typesetter.set(plain(text, { output: 'pdf' }))
    const after = await typesetter.set(plain('Maya Okafor, affine', { output: 'pdf' }))
    expect(Buffer.from(after.pdf!).equals(Buffer.from(before.pdf!))).toBe(true)
    const pages = await typesetter.set(plain('Maya Okafor, affine'))
    expect(await typesetter.set(plain('Maya Okafor, affine'))).toEqual(pages)
  })

  it('lists each character that no font has once, with its part, and shows a box for it', async () => {
    const { missing, pdf } = await typesetter.set(plain('Tea 𓀀𓀀 and ꙮ and \ue000', { output: 'pdf' }))
    expect(missing).toEqual([
      { character: '𓀀', part: 'summary' },
      { character: 'ꙮ', part: 'summary' },
      { character: '\ue000', part: 'summary' },
    ])
    expect(pdf!.length).toBeGreaterThan(1000)
  })

  it('supports the scripts of Europe, of South, South-East and East Asia, Arabic and Hebrew, and emoji', async () => {
    const texts = [
      'Łódź ñ ß İ',
      'Ελληνικά ώ',
      'Українська Ё',
      'Nguyễn Thị Hồng Ạ',
      'محمد گچپژ، نیم‌فاصله',
      'שָׁלוֹם',
      'वरिष्ठ सॉफ़्टवेयर इंजीनियर',
      'আমি একজন অভিজ্ঞ হিসাবরক্ষক',
      'மென்பொருள் பொறியாளர்',
      'సీనియర్ సాఫ్ట్‌వేర్ ఇంజనీర్',
      'વરિષ્ઠ એન્જિનિયર',
      'ਸੀਨੀਅਰ ਇੰਜੀਨੀਅਰ',
      'ಹಿರಿಯ ಇಂಜಿನಿಯರ್',
      'സീനിയർ എഞ്ചിനീയർ',
      'ජ්‍යෙෂ්ඨ ඉංජිනේරු',
      'วิศวกรซอฟต์แวร์ที่มีประสบการณ์',
      '🚀 👩🏽‍💻 ✅ 🇩🇪 👨‍👩‍👧‍👦 ❤️',
      '王小明 龍',
      '山田 ひらがな カ',
      '김철수',
    ]
    for (const font of ['Source Sans 3', 'Source Serif 4', 'Inter', 'Lora']) {
      for (const text of texts) {
        const set = await typesetter.set(plain(text, { output: 'pdf', data: { font, words: { id: 'x', text } } }))
        expect([text, font, set.missing]).toEqual([text, font, []])
      }
    }
  })

  it('shrinks a document to one page in small steps, and never below the least scale', async () => {
    const fits = (words: number, minScale?: number) => typesetter.set(plain('word '.repeat(words), { minScale }))
    expect(await fits(60)).toMatchObject({ pageCount: 2, scale: 1 })
    const fitted = await fits(60, 0.7)
    expect(fitted.pageCount).toBe(1)
    expect(fitted.scale).toBeGreaterThanOrEqual(0.7)
    expect(fitted.scale).toBeLessThan(1)
    expect((await fits(400, 0.7)).pageCount).toBeGreaterThan(1)
    expect((await fits(400, 0.7)).scale).toBe(1)
  })

  it('breaks words that are longer than any line', async () => {
    const { pageCount } = await typesetter.set(plain('x'.repeat(400)))
    expect(pageCount).toBeGreaterThan(1)
  })

  it('ends a document that takes too long with an error, and typesets the next one', async () => {
    const hasty = new Typesetter(createLog('silent'), { timeMs: 3000 })
    const stuck = hasty.set(endless())
    const next = hasty.set(plain('next'))
    await expect(stuck).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LONG' })
    expect((await next).pageCount).toBe(1)
    hasty.close()
  })

  it('refuses documents of more than forty pages', async () => {
    await expect(typesetter.set(plain('word\n'.repeat(60_000)))).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LONG' })
  })

  it('does not block the process while it works', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    await typesetter.set(plain('word '.repeat(700)))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(2)
  })

  it('refuses one job too many, jobs that newer previews replace, and aborted ones', async () => {
    const small = new Typesetter(createLog('silent'), { waiting: 3, replaceableOfOne: 1 })
    const refused = { code: 'RENDERER_BUSY' }
    const first = small.set(plain('at work'))
    const outdated = small.set(plain('typed before'), { group: 'maya', isReplaceable: true })
    const newest = small.set(plain('typed now'), { group: 'maya', isReplaceable: true })
    const controller = new AbortController()
    const aborted = small.set(plain('closed'), { group: 'ada', signal: controller.signal })
    controller.abort()
    const last = small.set(plain('last place'), { group: 'bo' })
    const tooMany = small.set(plain('one too many'), { group: 'bo' })
    await expect(outdated).rejects.toMatchObject(refused)
    await expect(tooMany).rejects.toMatchObject(refused)
    await expect(aborted).rejects.toMatchObject(refused)
    expect((await Promise.all([first, newest, last])).map(({ pageCount }) => pageCount)).toEqual([1, 1, 1])
    small.close()
  })

  it('typesets the document of a second account before the rest of the first, and after a timeout before all of it', async () => {
    const order: string[] = []
    const fair = new Typesetter(createLog('silent'), { timeMs: 4000, slowMs: 60_000 })
    const setFor = (group: string, job = plain(group)) =>
      fair.set(job, { group }).then(
        () => order.push(group),
        ({ code }) => order.push(`${group} ${code}`),
      )
    const greedy = [setFor('greedy', endless()), ...[1, 2, 3].map(() => setFor('greedy'))]
    await Promise.all([...greedy, setFor('maya'), setFor('maya')])
    expect(order).toEqual(['greedy DOCUMENT_TOO_LONG', 'maya', 'maya', 'greedy', 'greedy', 'greedy'])
    fair.close()
  })

  it('starts a fresh process when the old one grew large, and closes at once', async () => {
    const lean = new Typesetter(createLog('silent'), { rssBytes: 1 })
    expect((await lean.set(plain('a'))).pageCount).toBe(1)
    expect((await lean.set(plain('b'))).pageCount).toBe(1)
    const cut = lean.set(plain('c'))
    lean.close()
    await expect(cut).rejects.toMatchObject({ code: 'RENDERER_BUSY' })
    await expect(lean.set(plain('d'))).rejects.toMatchObject({ code: 'RENDERER_BUSY' })
  })
})
