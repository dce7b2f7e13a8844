import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { files, resumes } from '#db/schema/documents.ts'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyResume, type ResumeContent } from '#features/document-content/resume-content.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { extractLayout } from '#server/text/extract-layout.ts'
import { extractText, TIME_LIMIT_MS, turns } from '#server/text/extract-text.ts'
import { runTextChild } from '#server/text/run-text-child.ts'
import { ifTooCostly, inThreads } from '#server/threads.ts'
import type { ImportDraft, ImportNotice } from '../../import-contract.ts'
import { resumeFields } from '../exports/resume-fields.ts'
import type * as comparing from './compare-data.ts'
import { DOUBTFUL } from './doubt.ts'
import type * as data from './read-data-file.ts'
import type * as lines from './read-lines.ts'
import { openLinkedIn } from './read-linkedin.ts'

type Found = Pick<ImportDraft, 'source' | 'notice' | 'content' | 'design' | 'lines' | 'notes' | 'unplaced'>

const dataInThread = inThreads<typeof data>('features/documents/server/import/read-data-file')
const compareInThread = inThreads<typeof comparing>('features/documents/server/import/compare-data')
const linesInThread = inThreads<typeof lines>('features/documents/server/import/read-lines')

const PER_HOUR = { points: 240, seconds: 60 * 60 }

/** The values found in an uploaded resume of the viewer. A file that cannot be read gives the empty structure and a notice. */
export async function readImport(ctx: SignedIn, { resumeId }: { resumeId: string }): Promise<ImportDraft> {
  const { title, file } = await findOriginal(ctx.db, ctx.viewer.userId, resumeId)
  await ctx.throttle.consume('imports-hour', ctx.viewer.userId, PER_HOUR)
  const bytes = await readBytes(ctx, file.key)
  return { resumeId, title, fileName: file.fileName, ...(await findResume(bytes, file.key.split('.').pop() ?? '')) }
}

/** An uploaded resume of this person with its file; NOT_FOUND if it is not theirs, IMPORT_BUILT if it has no file. */
export async function findOriginal(db: Db, userId: string, resumeId: string) {
  const [row] = await db
    .select({ title: resumes.title, documentType: resumes.documentType, isDefault: resumes.isDefault, file: files })
    .from(resumes)
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.id, resumeId), eq(resumes.userId, userId)))
  const { file, documentType, ...resume } = found(row)
  if (documentType !== 'uploaded') throw new DomainError('IMPORT_BUILT')
  if (!file) throw new DomainError('FILE_MISSING')
  return { ...resume, file }
}

/** The bytes of a stored file; FILE_MISSING or FILE_STORE_AWAY. */
export async function readBytes(ctx: SignedIn, key: string): Promise<Buffer> {
  const stored = await ctx.storage.get(key).catch((err) => {
    ctx.log.warn({ err, requestId: ctx.requestId }, 'file store unavailable')
    throw new DomainError('FILE_STORE_AWAY')
  })
  if (!stored) throw new DomainError('FILE_MISSING')
  return buffer(stored.body)
}

/** Reads a resume from the bytes of a file of any kind; with `isPageOnly`, data that is embedded in a PDF is ignored. */
export async function findResume(bytes: Buffer, extension: string, { isPageOnly = false } = {}): Promise<Found> {
  if (isDataExtension(extension))
    return (await readData(bytes, extension)) ?? nothing(sourceOf[extension], 'unreadable')
  const attached = extension === 'pdf' && !isPageOnly ? await readAttached(bytes) : null
  if (attached) return attached
  const { state, lines: laid, isCut } = await extractLayout({ bytes, extension })
  if (state !== 'read') return nothing('document', state)
  const read = await linesInThread('readLines', laid).catch(ifTooCostly(null))
  if (!read) return nothing('document', 'unreadable')
  const { lines, parsed, language, doubt } = read
  const notice = isCut ? 'cut' : qualityNotice(parsed.content, doubt)
  const shown = lines.map(({ text, page, kind }) => ({ text, page, isHeading: kind === 'heading' }))
  const design = { ...defaultDesign(), language }
  return { source: 'document', notice, ...parsed, design, lines: shown }
}

const sourceOf = { json: 'json-resume', zip: 'linkedin', xml: 'europass' } as const
export type DataExtension = keyof typeof sourceOf
export const isDataExtension = (extension: string | undefined): extension is DataExtension =>
  extension !== undefined && Object.hasOwn(sourceOf, extension)

/** The content of a file of JSON Resume, Reactive Resume, Europass or LinkedIn's export; null for other files. */
export async function readData(bytes: Buffer, extension: DataExtension): Promise<Found | null> {
  const parsed = await parseData(bytes, extension)
  if (!parsed) return null
  const lines = parsed.lines.map(({ text }) => ({ text, page: 1, isHeading: false }))
  return { notice: null, design: defaultDesign(), ...parsed, lines }
}

async function parseData(bytes: Buffer, extension: DataExtension) {
  if (extension === 'json') return dataInThread('readJson', bytes).catch(ifTooCostly(null))
  if (extension === 'xml') return dataInThread('readEuropass', bytes).catch(ifTooCostly(null))
  const texts = await openLinkedIn(bytes)
  return texts && dataInThread('readLinkedIn', texts).catch(ifTooCostly(null))
}

/**
 * The resume in the data that is embedded in a PDF, as in Europass PDFs: the page was made from it. Null if there is no data or too little
 * in it; then the page is read.
 */
async function readAttached(bytes: Buffer): Promise<Found | null> {
  // the type of an embedded file is not compressed, so searching the bytes finds it
  if (!bytes.includes('/EmbeddedFile')) return null
  const result = await turns(() => runTextChild(bytes, 'pdf', TIME_LIMIT_MS, 'attached'))
  const text = 'text' in result ? result.text : ''
  if (!text) return null
  const data = await readData(Buffer.from(text), text.startsWith('<') ? 'xml' : 'json')
  if (!data || !saysEnough(data.content)) return null
  return { ...data, notice: (await isAsShown(bytes, data)) ? null : 'differs' }
}

/**
 * Real Europass PDFs show 2 to 4 % of the data's words in another form, and up to 35 % of the words on their pages are labels. More than 10
 * % or 50 % means that the data or the page was changed later, or that words were hidden in the data.
 */
const MAX_HIDDEN = 0.1
const MAX_EXTRA = 0.5

/** Whether the embedded data has the same content as the pages; true if these cannot be read. */
async function isAsShown(bytes: Buffer, { content, design }: Pick<Found, 'content' | 'design'>): Promise<boolean> {
  const page = await extractText({ bytes, extension: 'pdf' }).catch(() => null)
  const typed = resumeFields(content, design).map((field) => field.typed)
  const found = page?.text ? await compareInThread('compareData', typed, page.text).catch(ifTooCostly(null)) : null
  return !found || (found.hidden <= MAX_HIDDEN && found.extra <= MAX_EXTRA)
}

const nothing = (source: Found['source'], notice: ImportNotice): Found => ({
  source,
  notice,
  content: emptyResume(),
  design: defaultDesign(),
  lines: [],
  notes: [],
  unplaced: [],
})

/** The notice about how well a document was read. */
function qualityNotice(content: ResumeContent, doubt: number): ImportNotice | null {
  if (!saysEnough(content)) return 'unsure'
  return doubt > DOUBTFUL ? 'weak' : null
}

/** Whether enough was read to be a resume: a name or an email, and a job, a school or at least three skills. */
export const saysEnough = ({ personalInfo, workExperience, education, skills }: ResumeContent): boolean =>
  (personalInfo.fullName !== '' || personalInfo.email !== '') &&
  (workExperience.some(({ jobTitle, company }) => jobTitle !== '' || company !== '') ||
    education.some(({ degree, school }) => degree !== '' || school !== '') ||
    skills.length > 2)
