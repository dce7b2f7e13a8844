import { z } from 'zod'
import { StagedFile } from '#features/documents/contract.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { type Answer, isAnswered } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { ApplicantDetails, maxLetterCharacters, RESUME_REQUIRED, type SubmitApplication } from './contract.ts'
import type { ApplyDraft } from './draft-shape.ts'

/*
 * The state of the application form in the browser. Files are finished or running uploads; answers are validated by the same function as
 * on the server; all of it can be stored as a draft.
 */

/** A file of the form; `fileId` is empty while it is uploading. */
export const FormFile = StagedFile.pick({ size: true }).extend({ fileId: z.string(), name: z.string() })
export type FormFile = z.infer<typeof FormFile>

const ResumeChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('existing'), resumeId: z.string() }),
  z.object({ kind: z.literal('upload'), file: FormFile }),
])
export type ResumeChoice = z.infer<typeof ResumeChoice>

/** Undefined for a question that was added while the form was open. */
const FormAnswer = z.union([z.string(), z.array(z.string()), FormFile, z.null(), z.undefined()])
export type FormAnswer = z.infer<typeof FormAnswer>

/** '' for no letter, 'text' for a letter typed here, otherwise the id of one of the person's letters. */
const CoverLetter = z.object({ choice: z.string(), text: z.string() })

/** All values of the form, valid or not: the content of a draft. */
export const ApplyValues = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  resume: ResumeChoice.nullable(),
  coverLetter: CoverLetter,
  answers: z.record(z.string(), FormAnswer),
})
export type ApplyValues = z.infer<typeof ApplyValues>

/**
 * Validates the form for these questions, with the specification's text at each field (APPLY-12, APPLY-13, APPLY-19).
 */
export function applySchema(questions: readonly Question[]) {
  return ApplicantDetails.extend({
    resume: ResumeChoice.nullable().refine((choice) => choice !== null, { error: RESUME_REQUIRED }),
    coverLetter: CoverLetter.refine(({ choice, text }) => choice !== 'text' || text.length <= maxLetterCharacters, {
      path: ['text'],
      error: `Please write at most ${maxLetterCharacters.toLocaleString('en-US')} characters`,
    }),
    answers: z.record(z.string(), FormAnswer).superRefine((answers, context) => {
      for (const question of questions) {
        const message = validateAnswer(question, answers[question.id])
        if (message) context.addIssue({ code: 'custom', path: [question.id], message })
      }
    }),
  })
}

/** The initial form: the profile's data and, if there is one, the default resume (APPLY-11). */
export function emptyValues(form: {
  prefill: Pick<ApplyValues, 'fullName' | 'email' | 'phone'>
  resumes: readonly { id: string; isDefault: boolean }[]
  questions: readonly Question[]
}): ApplyValues {
  const chosen = form.resumes.find((resume) => resume.isDefault) ?? form.resumes[0]
  return {
    ...form.prefill,
    resume: chosen ? { kind: 'existing', resumeId: chosen.id } : null,
    coverLetter: { choice: '', text: '' },
    answers: Object.fromEntries(form.questions.map(({ id }) => [id, null])),
  }
}

/** The current form with the values of a stored draft. References that no longer exist are dropped. */
export function withDraft(
  empty: ApplyValues,
  draft: ApplyValues,
  form: { resumes: readonly { id: string }[]; coverLetters: readonly { id: string }[] },
): ApplyValues {
  const { resume, coverLetter, answers } = draft
  const exists =
    resume?.kind === 'existing' ? form.resumes.some(({ id }) => id === resume.resumeId) : Boolean(resume?.file.fileId)
  const isLetterThere =
    coverLetter.choice === '' ||
    coverLetter.choice === 'text' ||
    form.coverLetters.some(({ id }) => id === coverLetter.choice)
  const entries = Object.keys(empty.answers).map((id) => [id, isUnderWay(answers[id]) ? null : (answers[id] ?? null)])
  return {
    ...draft,
    resume: exists ? resume : empty.resume,
    coverLetter: isLetterThere ? coverLetter : { ...coverLetter, choice: '' },
    answers: Object.fromEntries(entries),
  }
}

const isFile = (answer: FormAnswer | undefined): answer is FormFile =>
  answer != null && typeof answer === 'object' && !Array.isArray(answer)
const isUnderWay = (answer: FormAnswer | undefined): boolean => isFile(answer) && answer.fileId === ''

/** The form as the server stores it: without files that are still uploading. */
export function toDraft({ resume, answers, ...values }: ApplyValues): ApplyDraft {
  const entries = Object.entries(answers).map(([id, answer]) => [id, isUnderWay(answer) ? null : (answer ?? null)])
  const isUploading = resume?.kind === 'upload' && resume.file.fileId === ''
  return { ...values, resume: isUploading ? null : resume, answers: Object.fromEntries(entries) }
}

/** True while a file of the form is uploading. */
export const hasUploadUnderWay = ({ resume, answers }: Pick<ApplyValues, 'resume' | 'answers'>): boolean =>
  (resume?.kind === 'upload' && resume.file.fileId === '') || Object.values(answers).some(isUnderWay)

/** The submitted data: answers by question, files as uploads. */
export function toSubmit(jobId: string, values: z.output<ReturnType<typeof applySchema>>): SubmitApplication {
  const { fullName, email, phone, resume, coverLetter } = values
  const answers: SubmitApplication['answers'] = {}
  const files: SubmitApplication['files'] = {}
  for (const [id, answer] of Object.entries(values.answers)) {
    if (isFile(answer)) files[id] = answer.fileId
    else if (answer != null) answers[id] = answer
  }
  return {
    jobId,
    fullName,
    email,
    phone,
    resume: resume.kind === 'upload' ? { kind: 'upload', fileId: resume.file.fileId } : resume,
    coverLetter: sentLetter(coverLetter),
    answers,
    files,
  }
}

function sentLetter({ choice, text }: ApplyValues['coverLetter']): SubmitApplication['coverLetter'] {
  if (choice === '') return null
  if (choice === 'text') return text.trim() === '' ? null : { kind: 'text', text }
  return { kind: 'document', coverLetterId: choice }
}

/** How many of the questions have an answer. */
export const countAnswered = (questions: readonly Question[], answers: Record<string, Answer>): number =>
  questions.filter(({ id }) => isAnswered(answers[id])).length

const shortTypes = new Set(['number', 'date', 'dropdown', 'url', 'email', 'phone'])

/** True for a question with a half-width control; two of these are placed side by side. */
export const isShort = ({ questionType, label }: Pick<Question, 'questionType' | 'label'>): boolean =>
  (shortTypes.has(questionType) || questionType === 'text') && label.length <= 40

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const minutesFor: Partial<Record<Question['questionType'], number>> = { textarea: 1.5, file_upload: 1 }

/** 'About six minutes': an estimate from the questions, at least two. */
export function timeNeeded(questions: readonly Pick<Question, 'questionType'>[]): string {
  const total = questions.reduce((sum, { questionType }) => sum + (minutesFor[questionType] ?? 0.3), 0)
  const minutes = Math.max(2, Math.round(1.5 + total))
  return `About ${words[minutes] ?? minutes} minutes.`
}
