import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import { LetterContent } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { madeUpResumes } from '../made-up-resumes.testing.ts'
import { writeLetterDocx, writeResumeDocx } from './write-docx.ts'

/** The files in a zip by name. */
function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {}
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const [packed, nameLength, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(from, from + packed)
    const isPlain = zip.readUInt16LE(at + 10) === 0
    parts[zip.toString('utf8', at + 46, at + 46 + nameLength)] = (isPlain ? bytes : inflateRawSync(bytes)).toString(
      'utf8',
    )
  }
  return parts
}
const write = async (content: ResumeContent, design = {}) =>
  partsOf(await writeResumeDocx({ content, design: Design.parse(design) }))
const body = (parts: Record<string, string>) => parts['word/document.xml'] ?? ''
const styles = (parts: Record<string, string>) => parts['word/styles.xml'] ?? ''

describe('a Word file', () => {
  it('has real headings, lists, links and a title (PREV-06)', async () => {
    const parts = await write(madeUpResumes['every section']!)
    for (const style of ['Title', 'Heading1', 'Heading2']) expect(body(parts)).toContain(`<w:pStyle w:val="${style}"/>`)
    expect(body(parts).match(/<w:numPr>/g)).toHaveLength(4)
    expect(body(parts).match(/<w:hyperlink /g)?.length).toBeGreaterThanOrEqual(5)
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="mailto:sofia@exemplo.example"')
    expect(parts['docProps/core.xml']).toContain('<dc:title>Sofia Almeida, Resume</dc:title>')
  })

  it('prints a link under its label (PREV-06)', async () => {
    const parts = await write(
      ResumeContent.parse({ personalInfo: { links: [{ label: 'GitHub', url: 'github.com/maya' }] } }),
    )
    expect(body(parts)).toMatch(/<w:hyperlink [^>]*>.*GitHub.*<\/w:hyperlink>/)
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://github.com/maya"')
  })

  it('has bold words, links and lists below others (PREV-06)', async () => {
    const parts = await write(
      ResumeContent.parse({
        professionalSummary: 'Five [years](https://a.example/x)',
        workExperience: [
          { id: '0199d1f0-0000-7000-8000-000000000001', responsibilities: ['Cut **40 %**', '\tIn a year'] },
        ],
      }),
    )
    expect(body(parts)).toMatch(/<w:rPr><w:b\/>(?:<w:bCs\/>)?<\/w:rPr><w:t[^>]*>40 %/)
    expect(body(parts).match(/<w:ilvl w:val="\d"\/>/g)).toEqual(['<w:ilvl w:val="0"/>', '<w:ilvl w:val="1"/>'])
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://a.example/x"')
    expect(body(parts)).not.toMatch(/\*\*|\t/)
  })

  it('has roles with one employer under its heading (PREV-06)', async () => {
    const roles = ['Lead', 'Clerk'].map((jobTitle, n) => ({
      id: `0199d1f0-0000-7000-8000-00000000000${n}`,
      jobTitle,
      company: 'Kestrel',
      isSameEmployer: n > 0,
    }))
    const text = body(await write(ResumeContent.parse({ workExperience: roles })))
    expect(
      [...text.matchAll(/<w:pStyle w:val="(Heading[23])"\/>.*?<w:t(?: [^>]*)?>([^<]*)/g)].map((found) =>
        found.slice(1),
      ),
    ).toEqual([
      ['Heading2', 'Kestrel'],
      ['Heading3', 'Lead'],
      ['Heading3', 'Clerk'],
    ])
  })

  it.each([
    [{}, 'Source Sans 3', '0f5f45', 20, 11906],
    [{ font: 'lora', color: 'plum', size: 12, page: 'letter' }, 'Lora', '7a2a63', 24, 12240],
  ] as const)('follows the design %j (PREV-06)', async (design, font, color, size, width) => {
    const parts = await write(madeUpResumes['plain English']!, design)
    expect(styles(parts)).toContain(`w:ascii="${font}"`)
    expect(styles(parts)).toContain(`<w:sz w:val="${size}"/>`)
    expect(styles(parts).toLowerCase()).toContain(`<w:color w:val="${color}"/>`)
    expect(Math.abs(Number(/<w:pgSz w:w="(\d+)"/.exec(body(parts))?.[1]) - width)).toBeLessThan(5)
  })

  it('spaces lines by their height, so that a name on two lines does not overlap', async () => {
    const parts = await write(madeUpResumes['plain English']!, { spacing: 'tight' })
    expect(/<w:pPrDefault>.*<\/w:pPrDefault>/.exec(styles(parts))?.[0]).toMatch(/w:line="\d+" w:lineRule="auto"/)
  })

  it.each([
    ['Arabic', 'w:bidi="ar-SA"'],
    ['Japanese', 'w:eastAsia="ja-JP"'],
    ['Greek', 'w:val="el-GR"'],
    ['plain English', 'w:val="en-US"'],
  ])('names the language: %s (PREV-06)', async (name, tag) => {
    expect(styles(await write(madeUpResumes[name]!))).toMatch(new RegExp(`<w:lang [^>]*${tag}`))
  })

  it('sets only Arabic from right to left, in paragraphs and runs', async () => {
    const arabic = body(await write(madeUpResumes.Arabic!))
    expect(arabic).toContain('<w:bidi/>')
    expect(arabic).toMatch(/<w:rtl\/>[^/]*<\/w:rPr><w:t[^>]*>ليلى حداد/)
    expect(arabic).toContain('\u200e+962 6 555 0100')
    expect(arabic.match(/<w:p>/g)?.length).toBe(arabic.match(/<w:bidi\/>/g)?.length)
    expect(body(await write(madeUpResumes.Greek!))).not.toMatch(/<w:bidi\/>|<w:rtl\/>/)
  })

  it('writes hostile text as text', async () => {
    const hostile = ResumeContent.parse({
      personalInfo: { fullName: '<w:t>&"\u0007\ufffe', website: 'javascript:alert(1)' },
      professionalSummary: ']]></w:t><script>👩🏽‍💻',
    })
    const parts = await write(hostile)
    expect(body(parts)).toContain('&lt;w:t&gt;&amp;&quot;')
    expect(body(parts)).toContain('👩🏽‍💻')
    expect(body(parts)).not.toMatch(/(?![\t\n\r])\p{Cc}|\ufffe|<script/u)
    expect(parts['word/_rels/document.xml.rels']).not.toContain('javascript')
  })

  it('writes a letter with its date, subject and salutation in order (PREV-06)', async () => {
    const content = LetterContent.parse({
      personalInfo: { fullName: 'Maya Okafor' },
      recipientInfo: { company: 'Kestrel' },
      jobInfo: { position: 'Analyst' },
      paragraphs: { opening: 'I apply.', body: ['Because.'], closing: 'Thanks.' },
      signature: 'Maya',
    })
    const parts = partsOf(await writeLetterDocx({ content, design: Design.parse({}), date: '2026-11-22' }))
    const said = [...body(parts).matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, words]) => words)
    expect(said).toEqual([
      'Maya Okafor',
      '22 November 2026',
      'Kestrel',
      'Re: Analyst',
      'Dear Hiring Manager,',
      'I apply.',
      'Because.',
      'Thanks.',
      'Sincerely,',
      'Maya',
    ])
  })
})
