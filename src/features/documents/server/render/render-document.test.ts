import { describe, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { casesOf } from '#testing/long.ts'
import { ctx, design, open, openTypesetter, pdfOf, textOf } from './render.testing.ts'
import { previewResume } from './render-document.ts'
import { sampleResume } from './sample-resume.testing.ts'

openTypesetter()

const withSummary = (professionalSummary: string) => ResumeContent.parse({ professionalSummary })

describe('a resume', () => {
  it.each(templateKeys)('prints all typed text, in %s, on both paper sizes', async (template) => {
    const text = await textOf(await pdfOf(sampleResume(), { template, page: 'letter' }))
    const said = [
      'Maya Okafor',
      'maya@okafor.example',
      '(503) 555-0142',
      'linkedin.com/in/mayaokafor',
      'okafor.example',
    ]
    const work = [
      'Data Analyst',
      'Papertrail',
      'Mar 2022 – Present',
      'Jun 2020 – Feb 2022',
      'BSc Statistics',
      'GPA 3.8',
    ]
    const rest = [
      'SQL',
      'Transit delay map',
      'Python, DuckDB',
      'Igbo (Fluent)',
      'Volunteering',
      '120 learners',
      'May 2023',
    ]
    for (const words of [...said, ...work, ...rest]) expect(text).toContain(words)
    const { pages } = await previewResume(ctx, { content: sampleResume(), design: design({ template }) })
    expect(pages[0]).toMatchObject({ width: 595.28, height: 841.89 })
  })

  it('omits empty parts, and is a blank page for an empty resume', async () => {
    const blank = await previewResume(ctx, { content: emptyResume(), design: design() })
    expect([blank.pages.length, blank.missing, blank.isTooLong]).toEqual([1, [], false])
    expect(blank.pages[0]?.svg).not.toContain('<use')
    const bare = ResumeContent.parse({ workExperience: [{ id: newId() }], education: [{ id: newId(), degree: 'BSc' }] })
    const text = await textOf(await pdfOf(bare))
    expect(text.trim()).toBe('Education BSc')
  })

  it('prints headings, months and levels in its language, in the order of its design and without hidden sections', async () => {
    const sections = [{ id: 'education' }, { id: 'skills', isHidden: true }, { id: 'projects', title: 'Was ich baue' }]
    const pdf = await pdfOf(sampleResume(), {
      language: 'de',
      dates: 'long',
      sections: Design.parse({ sections }).sections,
    })
    const text = await textOf(pdf)
    for (const words of ['Berufserfahrung', 'März 2022 – heute', 'Was ich baue', 'Sprachen', 'Note 3.8']) {
      expect(text).toContain(words)
    }
    for (const words of ['Experience', 'Present', 'DuckDB as a skill', 'Kenntnisse']) expect(text).not.toContain(words)
    const [education = -1, projects = -1, jobs = -1] = ['Ausbildung', 'Was ich baue', 'Berufserfahrung'].map(
      (heading) => text.indexOf(heading),
    )
    expect([education < projects, projects < jobs]).toEqual([true, true])
    expect((await (await open(pdf)).getMetadata()).info).toMatchObject({ Language: 'de' })
    expect(await textOf(await pdfOf(withSummary('Plans fleets.'), { language: 'ar' }))).toContain('نبذة')
  })

  it('is a tagged PDF/UA with title, author and language', async () => {
    const bytes = await pdfOf(sampleResume())
    const pdf = await open(bytes)
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Maya Okafor, Resume', Author: 'Maya Okafor', Language: 'en' })
    expect(metadata.get('pdfuaid:part') ?? bytes.toString('latin1')).toMatch(/^1$|pdfuaid/)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Link']) expect(roles).toContain(`"role":"${role}"`)
    const chinese = await open(await pdfOf(withSummary('数据分析师，负责运营和账单。')))
    expect((await chinese.getMetadata()).info).toMatchObject({ Language: 'zh' })
  })

  it('links only web, email and phone addresses; others are plain text', async () => {
    const content = ResumeContent.parse({
      personalInfo: {
        email: 'maya@okafor.example',
        phone: '+1 (503) 555-0142',
        linkedIn: 'linkedin.com/in/maya',
        website: 'javascript:alert(1)',
        portfolio: 'data:text/html,<b>',
        links: [{ label: 'Code', url: 'github.com/maya' }],
      },
      projects: [
        { id: newId(), name: 'One', link: 'https://okafor.example/a?b=c' },
        { id: newId(), name: 'Two', link: 'file:///etc/passwd' },
        { id: newId(), name: 'Three', link: 'http://[broken' },
      ],
    })
    const bytes = await pdfOf(content)
    const notes = await (await (await open(bytes)).getPage(1)).getAnnotations()
    expect(notes.map(({ unsafeUrl, url }) => url ?? unsafeUrl).sort()).toEqual([
      'https://github.com/maya',
      'https://linkedin.com/in/maya',
      'https://okafor.example/a?b=c',
      'mailto:maya@okafor.example',
      'tel:+15035550142',
    ])
    const text = await textOf(bytes)
    for (const words of ['javascript:alert(1)', 'data:text/html,<b>', 'file:///etc/passwd', 'http://[broken']) {
      expect(text).toContain(words)
    }
  })

  it('gives the same bytes before and after other people’s documents', async () => {
    const content = sampleResume(3)
    const some = casesOf(templateKeys, (key) => key === 'classic' || key === 'sidebar')
    const before = await Promise.all(some.map((template) => pdfOf(content, { template })))
    for (const template of some) {
      const other = ResumeContent.parse({ ...sampleResume(2), professionalSummary: 'Ääkköset fi ffl 東京 محمد' })
      await pdfOf(other, { template, font: 'lora' })
      await previewResume(ctx, { content: other, design: design({ template, size: 12 }) })
    }
    const after = await Promise.all(some.map((template) => pdfOf(content, { template })))
    expect(after.map((bytes, at) => bytes.equals(before[at]!))).toEqual(some.map(() => true))
  })

  it('sets any language in its direction, also right to left', async () => {
    const texts = {
      ar: 'محلل بيانات في الرياض',
      he: 'אנליסטית נתונים',
      el: 'Αναλύτρια δεδομένων',
      ja: '東京のアナリスト',
    }
    for (const [language, summary] of Object.entries({ ...texts, ko: '데이터 분석가', uk: 'Аналітикиня її даних' })) {
      const pdf = await open(await pdfOf(withSummary(summary)))
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: language })
      const { missing, marks } = await previewResume(ctx, { content: withSummary(summary), design: design() })
      expect([missing, marks.length]).toEqual([[], 1])
    }
  })

  it('breaks lines of Thai at words, and every line is inside the page', async () => {
    const summary = 'วิศวกรซอฟต์แวร์ที่มีประสบการณ์แปดปีในการพัฒนาระบบการชำระเงินสำหรับธนาคารและร้านค้าออนไลน์ทั่วประเทศไทย'.repeat(4)
    const pdf = await open(await pdfOf(withSummary(summary)))
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'th' })
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const runs = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    expect(new Set(runs.map(({ transform }) => transform[5])).size).toBeGreaterThan(4)
    expect(Math.max(...runs.map(({ transform, width }) => transform[4] + width))).toBeLessThan(545)
  })

  it('reports a character that no font supports, with its item', async () => {
    const job = { id: newId(), jobTitle: 'Analyst', responsibilities: ['Drew 𓀀 daily'] }
    const content = ResumeContent.parse({ personalInfo: { fullName: 'Ma𓃗ya' }, workExperience: [job] })
    const { missing } = await previewResume(ctx, { content, design: design() })
    expect(missing).toEqual([
      { character: '𓃗', part: 'personalInfo' },
      { character: '𓀀', part: job.id },
    ])
    expect(await textOf(await pdfOf(content))).toContain('Ma□ya')
  })

  it.each(templateKeys)(
    'keeps words of any length inside the page, without invisible signs, in %s',
    async (template) => {
      for (const length of [45, 90, 270]) {
        const word = 'Abcdefghij'.repeat(30).slice(0, length)
        const content = ResumeContent.parse({
          personalInfo: {
            fullName: word,
            headline: word,
            email: `${word}@x.example`,
            website: `https://x.example/${word}`,
          },
          professionalSummary: `zero\u200bwidth\ufeff ${word}`,
          workExperience: [{ id: newId(), jobTitle: word, company: word, location: word, responsibilities: [word] }],
          education: [{ id: newId(), degree: word, school: word, graduationYear: '2019', honors: word }],
          skills: [{ id: newId(), name: word }],
          certifications: [{ id: newId(), name: word, issuer: word, credentialId: word }],
          languages: [{ id: newId(), name: word, writtenLevel: word }],
          customSections: [{ id: newId(), title: word, content: word, items: [word] }],
        })
        const pdf = await open(await pdfOf(content, { template }))
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const { items } = await (await pdf.getPage(number)).getTextContent()
          const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
          expect(Math.max(...texts.map(({ transform, width }) => transform[4] + width))).toBeLessThan(590)
          expect(Math.min(...texts.map(({ transform }) => transform[4]))).toBeGreaterThan(5)
          expect(texts.map(({ str }) => str).join('')).not.toMatch(/[\u200b-\u200d\u2060\ufeff\u00ad]/)
        }
      }
    },
  )

  it('prints an ongoing project as one, and a month once', async () => {
    const project = { id: newId(), name: 'Garden map', startDate: '2022-01' }
    const ongoing = await textOf(await pdfOf(ResumeContent.parse({ projects: [{ ...project, isOngoing: true }] })))
    expect(ongoing).toContain('Jan 2022 – Present')
    const once = await textOf(await pdfOf(ResumeContent.parse({ projects: [{ ...project, endDate: '2022-01' }] })))
    expect(once).toContain('Jan 2022')
    expect(once).not.toContain('–')
  })

  it('prints blanks that no font has as ordinary ones', async () => {
    const text = await textOf(await pdfOf(withSummary('ogham\u1680mark\u205fand\u2003wide\u3000blanks')))
    expect(text).toContain('ogham mark and wide blanks')
  })

  it('fits on one page with no text under 8 points, or reports that it cannot', async () => {
    const fitted = await previewResume(ctx, { content: sampleResume(4), design: design({ fitsOnePage: true }) })
    expect(fitted).toMatchObject({ isTooLong: false, pages: [{}] })
    expect(fitted.fittedTo).toBeGreaterThanOrEqual(0.8)
    expect(fitted.fittedTo).toBeLessThan(1)
    const pdf = await open(await pdfOf(sampleResume(4), { fitsOnePage: true }))
    const content = await (await pdf.getPage(1)).getTextContent()
    const sizes = content.items.flatMap((item) =>
      'str' in item && item.str.trim() ? [Math.abs(item.transform[3])] : [],
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.99)
    const long = await previewResume(ctx, { content: sampleResume(12), design: design({ fitsOnePage: true }) })
    expect([long.fittedTo, long.isTooLong, long.pages.length > 1]).toEqual([null, true, true])
    const short = await previewResume(ctx, { content: sampleResume(1), design: design({ fitsOnePage: true }) })
    expect([short.fittedTo, short.isTooLong]).toEqual([null, false])
  })

  it('reports the position of each section and item on each of its pages', async () => {
    const content = sampleResume(8)
    const { marks, pages } = await previewResume(ctx, { content, design: design() })
    const ids = [...content.workExperience, ...content.skills, ...content.languages, ...content.customSections]
    const all = ['personalInfo', 'professionalSummary', 'workExperience', 'skills', ...ids.map(({ id }) => id)]
    for (const id of all) expect(marks.some((mark) => mark.id === id)).toBe(true)
    expect(pages.length).toBe(2)
    const work = marks.filter(({ id }) => id === 'workExperience')
    expect(work.map(({ page }) => page)).toEqual([1, 2])
    for (const job of content.workExperience) {
      const [box] = marks.filter(({ id }) => id === job.id)
      const around = work.find(({ page }) => page === box!.page)!
      expect(box!.y).toBeGreaterThanOrEqual(around.y - 1)
      expect(box!.y + box!.height).toBeLessThanOrEqual(around.y + around.height + 1)
    }
    const [first, second] = content.skills.map(({ id }) => marks.find((mark) => mark.id === id)!)
    expect(first!.y).toBe(second!.y)
    expect(second!.x).toBeGreaterThan(first!.x + first!.width)
  })

  it.each(templateKeys)('the mark of a section ends before the next one, in %s', async (template) => {
    const { marks } = await previewResume(ctx, { content: sampleResume(), design: design({ template }) })
    const sections = ['personalInfo', 'professionalSummary', 'workExperience', 'education', 'skills', 'projects']
    const boxes = marks.filter(({ id, page }) => sections.includes(id) && page === 1)
    expect(boxes.length).toBeGreaterThan(3)
    for (const box of boxes) {
      const below = boxes.filter(({ x, y }) => x === box.x && y > box.y)
      for (const { y } of below) expect(box.y + box.height).toBeLessThanOrEqual(y + 0.01)
    }
  })
})
