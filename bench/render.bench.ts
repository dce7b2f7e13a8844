import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { Design, documentFonts, templateKeys } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { resumeText } from '#features/documents/exports/resume-text.ts'
import { previewResume, renderResumePdf } from '#features/documents/server/render/render-document.ts'
import { sampleResume } from '#features/documents/server/render/sample-resume.testing.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'

// How long it takes to typeset a resume, compared with pdfkit writing the same words, and how much memory the typesetting process uses.
const rounds = 200
const documents = Number(process.env.DOCUMENTS ?? 2000)
const typesetter = new Typesetter(createLog('silent'), { waiting: 200 })
const ctx = { typesetter }
const design = Design.parse({})

/** A resume that was never typeset before, so that cached results of other resumes do not help. */
let made = 0
function fresh(jobs: number): ResumeContent {
  made += 1
  const content = sampleResume(jobs)
  for (const job of content.workExperience)
    job.responsibilities = job.responsibilities.map((words) => `${words} ${made}`)
  return { ...content, professionalSummary: `${content.professionalSummary} ${made}` }
}
const [onePage, twoPages] = [() => fresh(1), () => fresh(7)]

type Times = { p50: number; p95: number }
async function time(work: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let round = -20; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work(round)
    if (round >= 0) times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(rounds * 0.5)]!, p95: times[Math.floor(rounds * 0.95)]! }
}

const bar = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
const say = (what: string, { p50, p95 }: Times, most?: number): void =>
  console.log(
    `${what.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms` +
      (most ? `   at most ${most} ms: ${bar(p50 <= most)}` : ''),
  )

const face = fileURLToPath(
  new URL(
    '400Regular/SourceSans3_400Regular.ttf',
    import.meta.resolve('@expo-google-fonts/source-sans-3/package.json'),
  ),
)
/** The same words in the same font, without our layout. */
function writeWithPdfkit(content: ResumeContent): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const file = new PDFDocument({ size: 'A4', margin: 52 })
    file.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    file.font(face).fontSize(10).text(resumeText(content))
    file.end()
  })
}

/** The peak memory of the typesetting process, in MB; undefined if the system does not report it. */
function peakMemory(): number | undefined {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const child = pids.find(
      (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typeset-child') && isOurs(pid),
    )
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}
const isOurs = (pid: string) => readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)

const pdf = (content: ResumeContent) => renderResumePdf(ctx, { content, design })
const counts = [onePage(), twoPages()].map((content) => previewResume(ctx, { content, design }))
const [pagesOfOne, pagesOfTwo] = (await Promise.all(counts)).map(({ pages }) => pages.length)
if (pagesOfOne !== 1 || pagesOfTwo !== 2) throw new Error(`pages: ${pagesOfOne} and ${pagesOfTwo}`)

console.log('\nResumes: how long one takes')
say('one page, PDF', await time(() => pdf(onePage())), 25)
say('one page, preview', await time(() => previewResume(ctx, { content: onePage(), design })), 25)
say('two pages, PDF', await time(() => pdf(twoPages())), 60)
say('two pages, preview', await time(() => previewResume(ctx, { content: twoPages(), design })), 60)
say('pdfkit, the words of one page', await time(() => writeWithPdfkit(onePage())))
say('pdfkit, the words of two pages', await time(() => writeWithPdfkit(twoPages())))

const typed = sampleResume(2)
const edit = (round: number) =>
  previewResume(ctx, {
    content: { ...typed, professionalSummary: `${typed.professionalSummary} ${'x'.repeat(round + 21)}` },
    design,
  })
say('an edit of one page, until its preview is here', await time(edit))

const startedAt = performance.now()
await Promise.all(Array.from({ length: 150 }, () => pdf(onePage())))
const each = 150 / ((performance.now() - startedAt) / 1000)
console.log(`one page after the other: ${each.toFixed(0)} a second with one process, at least 20: ${bar(each >= 20)}`)

for (let n = 0; n < documents; n += 1) {
  const set = Design.parse({ template: templateKeys[n % 6], font: documentFonts[Math.floor(n / 6) % 4] })
  const content = fresh(1 + (n % 7))
  if (n % 50 === 0) content.personalInfo.fullName = '山田太郎 김철수 محمد'
  await (n % 2 ? previewResume(ctx, { content, design: set }) : renderResumePdf(ctx, { content, design: set }))
}
const peak = peakMemory()
const held = peak === undefined ? 'not told by this system' : `${peak.toFixed(0)} MB, under 250: ${bar(peak < 250)}`
console.log(`the process over ${documents} documents held at most ${held}`)
typesetter.close()
