import { afterAll, describe, expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import { createLog } from '#server/log.ts'
import { layoutPlain } from '#server/text/layout-plain.ts'
import { pdfOfLines, pdfWithFile } from '#server/text/pdf-writer.testing.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { createResume } from '#testing/factories.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { withoutIds } from '../exports/any-resume.testing.ts'
import { jsonResume as jsonResumeOf } from '../exports/json-resume.ts'
import { openFilesApp, person, product } from '../files-app.testing.ts'
import { renderResumePdf } from '../render/render-document.ts'
import { sampleResume } from '../render/sample-resume.testing.ts'
import { europass, jsonResume, linkedIn } from './import-files.testing.ts'
import { bring, corpus, read } from './imports.testing.ts'
import { readLines } from './read-lines.ts'

openFilesApp()

const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())

describe('reading an import', () => {
  it('finds values with their source lines, and loses no line', async () => {
    const draft = await read(await person(), 'cv.pdf', corpus('adaeze-two-columns.pdf'))
    expect(draft).toMatchObject({
      notice: null,
      source: 'document',
      content: { personalInfo: { fullName: 'Adaeze Nwosu' } },
    })
    const job = draft.content.workExperience[0]!
    expect(job).toMatchObject({ jobTitle: 'Senior Data Analyst', company: 'Fernway Health', isCurrentRole: true })
    const note = draft.notes.find(({ at }) => at === `${job.id}.company`)!
    expect(draft.lines[note.lines[0]!]!.text).toContain('Fernway Health')
    const reported = new Set([...draft.notes.flatMap(({ lines }) => lines), ...draft.unplaced])
    // headings, the line under the name and quotes of other people are recognized but give no value
    const silent = draft.lines.filter((_, number) => !reported.has(number)).map(({ text }) => text)
    expect(silent).toEqual(expect.arrayContaining(['Work Experience', 'Languages']))
    expect(silent.length).toBeLessThan(12)
  })

  it('reads JSON Resume', async () => {
    const { content, source, unplaced, lines } = await read(
      await person(),
      'cv.json',
      Buffer.from(JSON.stringify(jsonResume)),
    )
    expect(source).toBe('json-resume')
    expect(content.personalInfo).toMatchObject({
      fullName: 'Maya Okafor',
      location: 'Lagos, NG',
      linkedIn: 'https://linkedin.com/in/maya',
    })
    expect(content.workExperience).toMatchObject([
      {
        jobTitle: 'Analyst',
        company: 'Fernway',
        startDate: '2019-03',
        isCurrentRole: true,
        responsibilities: ['Built a forecast.'],
      },
    ])
    expect(content.skills).toMatchObject([{ name: 'PostgreSQL', category: 'Databases' }, { name: 'MySQL' }])
    expect(content.languages).toMatchObject([{ name: 'English', proficiency: 'Native' }])
    expect(unplaced.map((number) => lines[number]!.text)).toContain('meta theme: elegant')
  })

  it('drops links that would run a script', async () => {
    const basics = {
      name: 'Maya',
      url: 'javascript:alert(1)',
      profiles: [{ network: 'x', url: ' data:text/html,x' }, { url: '<b>javascript:alert(2)</b>' }],
    }
    const { content, unplaced } = await read(await person(), 'cv.json', Buffer.from(JSON.stringify({ basics })))
    expect(content.personalInfo).toMatchObject({ fullName: 'Maya', website: '', portfolio: '' })
    expect(unplaced.length).toBeGreaterThanOrEqual(3)
  })

  it('reads LinkedIn\u2019s export, without messages and the date of birth', async () => {
    const draft = await read(await person(), 'linkedin.zip', linkedIn())
    expect(draft.source).toBe('linkedin')
    expect(draft.content).toMatchObject({
      personalInfo: { fullName: 'Maya Okafor', location: 'Lagos' },
      workExperience: [
        {
          jobTitle: 'Analyst',
          startDate: '2019-03',
          isCurrentRole: true,
          responsibilities: ['Built a forecast.', 'Led four.'],
        },
      ],
    })
    expect(JSON.stringify(draft)).not.toMatch(/secret|Jan 1/)
  })

  it('reads Europass XML, and the same inside a PDF in place of its page', async () => {
    const pdf = pdfWithFile('attachment.xml', europass)
    for (const [name, bytes] of [['cv.xml', Buffer.from(europass)] as const, ['cv.pdf', pdf] as const]) {
      const draft = await read(await person(), name, bytes)
      expect(draft, name).toMatchObject({
        source: 'europass',
        // the page of this PDF has a different text
        notice: name.endsWith('pdf') ? 'differs' : null,
        content: {
          personalInfo: { fullName: 'Ion Munteanu', phone: '+40 700000000' },
          workExperience: [{ jobTitle: 'Welder', company: 'Dacia Steel', startDate: '2018-05', isCurrentRole: true }],
        },
      })
      expect(JSON.stringify(draft)).not.toContain('1990-01-02')
    }
  })

  it('reads a PDF of the builder from its data, without loss, and warns where its pages show something else', async () => {
    const content = { ...sampleResume(), customSections: [] }
    const pdf = await renderResumePdf({ typesetter }, { content, design: Design.parse({ template: 'sidebar' }) })
    const draft = await read(await person(), 'Maya Okafor, Resume.pdf', pdf)
    expect(draft).toMatchObject({ source: 'json-resume', notice: null, unplaced: [] })
    expect(withoutIds(draft.content)).toEqual(withoutIds(content))
    const hidden = {
      ...content,
      professionalSummary: 'Kubernetes Terraform Rust Haskell Scala Kotlin Elixir Clojure Erlang Ocaml Fortran Cobol',
    }
    const other = pdfWithFile(
      'resume.json',
      JSON.stringify(jsonResumeOf({ content: hidden, design: Design.parse({}) })),
    )
    expect(await read(await person(), 'cv.pdf', other)).toMatchObject({ notice: 'differs' })
  })

  it('uses the language of the file for the resume', async () => {
    const page = (words: readonly string[]) => Buffer.from(words.join('\n'))
    const german = [
      'Jana Weiß',
      '',
      'Berufserfahrung',
      'Technikerin, Quill GmbH, 2019 – heute',
      '',
      'Ausbildung',
      'Abitur',
    ]
    expect(await read(await person(), 'lebenslauf.txt', page(german))).toMatchObject({ design: { language: 'de' } })
    const english = [
      'Jana Weiß',
      '',
      'Experience',
      'Technician, Quill Ltd, 2019 – Present',
      '',
      'Education',
      'A levels',
    ]
    expect(await read(await person(), 'cv.txt', page(english))).toMatchObject({ design: { language: 'en' } })
    const content = { ...sampleResume(), customSections: [] }
    const design = Design.parse({
      language: 'ja',
      dates: 'number',
      template: 'modern',
      sections: [{ id: 'education' }],
    })
    const pdf = await renderResumePdf({ typesetter }, { content, design })
    expect(await read(await person(), 'own.pdf', pdf)).toMatchObject({ source: 'json-resume', notice: null, design })
  })

  it('reads the page of a PDF whose data is of another format or says too little', async () => {
    const empty = '<Candidate><CandidatePerson/></Candidate>'
    for (const content of [empty, '<rss/>', '{"basics":{"name":"Ion Munteanu"}}', `<!DOCTYPE a>${europass}`]) {
      const draft = await read(await person(), 'cv.pdf', pdfWithFile('a.xml', content))
      expect(draft, content).toMatchObject({ source: 'document' })
      expect(draft.lines.map(({ text }) => text)).toContain('Words on the page')
    }
  })

  const locked = () =>
    Buffer.from(
      pdfOfLines([[{ x: 50, y: 700, text: 'Maya' }]])
        .toString('latin1')
        .replace(
          '/Root 1 0 R',
          '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)/U(bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb)/P -4>>/ID[(a)(a)]',
        ),
      'latin1',
    )
  const little: [string, string, () => Buffer, string][] = [
    ['a locked PDF', 'cv.pdf', locked, 'locked'],
    ['pages without letters', 'cv.pdf', () => pdfOfLines([[]]), 'scanned'],
    ['a damaged PDF', 'cv.pdf', () => Buffer.from('%PDF-1.7 and nothing'), 'unreadable'],
    ['blank text', 'cv.txt', () => Buffer.from('  \n \n'), 'empty'],
    ['a shopping list', 'cv.txt', () => Buffer.from('milk\nbread\neggs\n'), 'unsure'],
  ]
  it.each(little)(
    'answers the empty structure and a notice for %s, and stores the original (BUILD-09)',
    async (_, name, make, notice) => {
      const userId = await person()
      const draft = await read(userId, name, make())
      expect(draft).toMatchObject({ notice, content: { workExperience: [], education: [] } })
      expect(await (await product.as(userId)).documents.listResumes()).toHaveLength(1)
      if (notice === 'unsure')
        expect(draft.unplaced.length + draft.content.professionalSummary.length).toBeGreaterThan(0)
    },
  )

  it('warns of a document whose jobs were read without their titles', async () => {
    const text = 'Ngozi Adeyemi\n\nExperience\n\nFernway\n\nKestrel\n\nLumen\n\nSkills\n\nSQL, Python, dbt\n'
    const draft = await read(await person(), 'cv.txt', Buffer.from(text))
    expect(draft).toMatchObject({ notice: 'weak', content: { personalInfo: { fullName: 'Ngozi Adeyemi' } } })
  })

  const words = (jobs: number) =>
    Buffer.from(`Experience\n${'Analyst, Fernway 2019 - 2021\nbuilt things for people\n'.repeat(jobs)}`)
  const line = (length: number) => Buffer.from('word '.repeat(length))
  const endless: [string, string, () => Buffer][] = [
    [
      '500 pages',
      'cv.pdf',
      () => pdfOfLines(Array.from({ length: 500 }, (_, n) => [{ x: 50, y: 700, text: `Page about thing ${n}` }])),
    ],
    ['60,000 words', 'cv.txt', () => words(8_000)],
    ['60,000 words in one line', 'cv.txt', () => line(60_000)],
    [
      'control characters and a script link',
      'cv.txt',
      () => Buffer.from('Maya\u202e Okafor\u200b\njavascript:alert(1)\nSkills\nSQL\n'),
    ],
  ]
  it.each(endless)('cuts %s to the limits of a resume', async (_, name, make) => {
    const { content, notes } = await read(await person(), name, make())
    expect(content.workExperience.length).toBeLessThanOrEqual(60)
    expect(JSON.stringify(content)).not.toMatch(/[\u202e\u200b]|"javascript:/)
    expect(notes.length).toBeLessThan(20_000)
  })

  it.each<[string, number, (size: number) => string]>([
    ['words', 180, (size) => words(size).toString()],
    ['words in one line', 15_000, (size) => line(size).toString()],
    ['a word without an end', 10_000, (size) => '百'.repeat(size)],
    ['full stops', 25_000, (size) => 'B.'.repeat(size)],
  ])('U1 reads %s in linear time', async (_, size, make) => {
    // measured like the parsing in a thread
    expect(await growthOf(size, make, (text) => readLines(layoutPlain(text)))).toBeLessThan(NEARLY_LINEAR)
  })

  it('is limited to the viewer\u2019s uploads', async () => {
    const [userId, other] = [await person(), await person()]
    const resumeId = await bring(userId, 'cv.txt', Buffer.from('Maya'))
    await expect((await product.as(other)).imports.read({ resumeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const built = await createResume(product.db, other)
    await expect((await product.as(other)).imports.read({ resumeId: built.id })).rejects.toMatchObject({
      code: 'IMPORT_BUILT',
    })
  })
})
