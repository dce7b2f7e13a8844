import { applicationResumeKinds, isImportData, type StoredArea } from '#features/documents/rules.ts'
import { findCoverLetterToSend, findResumeToSend } from '#features/documents/server/queries.ts'
import { letterToSend, resumeToSend } from '#features/documents/server/render-to-send.ts'
import { findStaged, type NewFile, type OwnFile } from '#features/documents/server/stored-files.ts'
import { newId } from '#lib/ids.ts'
import { storedFileName, titleFromFileName } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { fileKinds } from '#server/uploads/file-kinds.ts'
import type { SubmitApplication } from '../contract.ts'
import type { CheckedAnswer } from './check-answers.ts'

export type SubmissionFile = NewFile & {
  /** The field of a refusal: 'resume', 'coverLetter' or the question's id. */
  field: string
  requirementId: string | null
  isResume: boolean
  isCoverLetter: boolean
}

/** All parts of an application except the form's own fields. Its files are copies, so later changes do not affect them. */
export type Submission = {
  files: SubmissionFile[]
  resumeTitle: string
  resumeText: string
  coverLetter: string | null
  /** The staged uploads that the application consumes. */
  stagedIds: string[]
}

type Part = Pick<SubmissionFile, 'field' | 'requirementId' | 'isResume' | 'isCoverLetter'>
type Draft = { applicationId: string; now: Date; submission: Submission }

const resumeTypes: string[] = applicationResumeKinds.map((kind) => fileKinds[kind].contentType)

/** Collects the resume, cover letter and answer files of this person only. ATTACHMENT_GONE names the missing file. */
export async function collectSubmission(
  ctx: SignedIn,
  applicationId: string,
  input: SubmitApplication,
  answers: readonly CheckedAnswer[],
  now: Date,
): Promise<Submission> {
  const submission: Submission = { files: [], resumeTitle: '', resumeText: '', coverLetter: null, stagedIds: [] }
  const draft = { applicationId, now, submission }
  if (input.resume.kind === 'existing') await addExistingResume(ctx, draft, input.resume.resumeId)
  else await addUploadedResume(ctx, draft, input.resume.fileId)
  if (input.coverLetter?.kind === 'text') submission.coverLetter = input.coverLetter.text || null
  if (input.coverLetter?.kind === 'document') await addCoverLetter(ctx, draft, input.coverLetter.coverLetterId)
  for (const { file, requirementId } of answers) {
    if (!file) continue
    addFile(draft, 'resumes', file, part(requirementId, { requirementId }))
    submission.stagedIds.push(file.id)
  }
  return submission
}

const part = (field: string, fields: Partial<Part> = {}): Part => ({
  field,
  requirementId: null,
  isResume: false,
  isCoverLetter: false,
  ...fields,
})
const attachmentGone = (field: string) => new DomainError('ATTACHMENT_GONE', { field })

async function addExistingResume(ctx: SignedIn, draft: Draft, resumeId: string): Promise<void> {
  const resume = await findResumeToSend(ctx.db, ctx.viewer.userId, resumeId)
  if (!resume) throw attachmentGone('resume')
  const { title, text, file } = resume
  // a data export contains far more than its owner wants to submit
  if (file && isImportData(file.contentType)) throw attachmentGone('resume')
  Object.assign(draft.submission, { resumeTitle: title, resumeText: text })
  const as = part('resume', { isResume: true })
  if (file) return addFile(draft, 'resumes', file, as)
  const made = await resumeToSend(ctx, resume)
  if (made) addMade(draft, 'resumes', made, as)
  // documents from before the builder have only text
  else if (text) addMade(draft, 'resumes', textFile(text), as)
}

async function addUploadedResume(ctx: SignedIn, draft: Draft, fileId: string): Promise<void> {
  const file = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (!file || !resumeTypes.includes(file.contentType)) throw attachmentGone('resume')
  draft.submission.resumeTitle = titleFromFileName(file.fileName, 'resume', 1)
  draft.submission.stagedIds.push(file.id)
  addFile(draft, 'resumes', file, part('resume', { isResume: true }))
}

async function addCoverLetter(ctx: SignedIn, draft: Draft, coverLetterId: string): Promise<void> {
  const letter = await findCoverLetterToSend(ctx.db, ctx.viewer.userId, coverLetterId)
  if (!letter) throw attachmentGone('coverLetter')
  draft.submission.coverLetter = letter.text || null
  const as = part('coverLetter', { isCoverLetter: true })
  if (letter.file) return addFile(draft, 'cover-letters', letter.file, as)
  const made = await letterToSend(ctx, letter, draft.now)
  if (made) addMade(draft, 'cover-letters', made, as)
}

function addFile(draft: Draft, area: StoredArea, file: OwnFile, as: Part): void {
  const { fileName, contentType, size } = file
  const key = keyOf(draft, area, fileName)
  draft.submission.files.push({ id: newId(), area, key, fileName, contentType, size, source: { key: file.key }, ...as })
}

type RenderedFile = { fileName: string; contentType: string; bytes: Buffer }
const textFile = (text: string): RenderedFile => ({
  fileName: 'Resume.txt',
  contentType: 'text/plain',
  bytes: Buffer.from(text),
})

/** A document from the builder is submitted as a PDF. */
function addMade(draft: Draft, area: StoredArea, { fileName, contentType, bytes }: RenderedFile, as: Part): void {
  const stored = { id: newId(), area, key: keyOf(draft, area, fileName), fileName, contentType }
  draft.submission.files.push({ ...stored, size: bytes.length, source: { bytes }, ...as })
}

/** `{area}/{application id}/{timestamp}_{name}` (APPLY-28); each file of a submission has its own timestamp. */
function keyOf({ applicationId, now, submission }: Draft, area: StoredArea, fileName: string): string {
  const at = new Date(now.getTime() + submission.files.length)
  const name = storedFileName(fileName, at).replace(`_${at.getTime()}`, '')
  return `${area}/${applicationId}/${at.getTime()}_${name}`
}
