import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { type BankAnswer, findInBank } from './answer-bank.ts'
import type { Missing, PlannedAnswer } from './queue-contract.ts'
import { letterFor } from './rules.ts'
import { sensitiveKind, sensitiveKinds } from './sensitive-questions.ts'

export type Settled = Record<string, string | string[] | null>
export type ApplicantData = {
  details: { fullName: string; email: string; phone: string }
  resumes: readonly { id: string; title: string; isDefault: boolean }[]
  bank: readonly (BankAnswer & { updatedAt: Date })[]
}
export type ToPlan = {
  job: { title: string; companyName: string }
  questions: readonly Question[]
  /** The person's answers for this job. A question without an entry here is still open. */
  settled: Settled | null
  /** The requested resume; null for the default one. */
  resumeId: string | null
  /** The letter's text before the job's names are filled in; '' for no letter. */
  letter: string
}
export type Plan = {
  answers: PlannedAnswer[]
  resume: { id: string; title: string } | null
  coverLetter: string
  missing: Missing[]
}

/**
 * What would be sent for a job, and what only the person can add. The person's own answers come first, then the bank's. Legal and personal
 * questions, even optional ones, stay open until the person has answered them.
 */
export function planSubmission({ job, questions, settled, resumeId, letter }: ToPlan, own: ApplicantData): Plan {
  const answers = questions.map((question) => planAnswer(question, settled, own))
  const resume = chooseResume(own, resumeId)
  const missing: Missing[] = answers.flatMap((answer) => missingOf(answer, settled) ?? [])
  if (own.details.phone === '') {
    missing.unshift({ what: 'phone', questionId: null, text: 'Add a phone number to your profile.' })
  }
  if (!resume) missing.unshift({ what: 'resume', questionId: null, text: resumeText(resumeId) })
  return { answers, resume, coverLetter: letterFor(letter, job), missing }
}

const resumeText = (requested: string | null): string =>
  requested ? 'The resume chosen for this job was deleted. Choose another one.' : 'Add a resume to your documents.'

function chooseResume({ resumes }: ApplicantData, requested: string | null) {
  // if the chosen resume was deleted, do not silently use another one
  const chosen = requested
    ? resumes.find(({ id }) => id === requested)
    : (resumes.find((r) => r.isDefault) ?? resumes[0])
  return chosen ? { id: chosen.id, title: chosen.title } : null
}

function planAnswer(question: Question, settled: Settled | null, { bank }: ApplicantData): PlannedAnswer {
  const kind = sensitiveKind(question)
  const base = { question, sensitive: kind && sensitiveKinds[kind], bank: null }
  const withValue = (value: PlannedAnswer['value']) => ({ value, problem: validateAnswer(question, value) })
  if (question.questionType === 'file_upload') return { ...base, ...withValue(null), from: null }
  if (settled && Object.hasOwn(settled, question.id)) {
    const value = tidyAnswer(question, settled[question.id]) as PlannedAnswer['value']
    return { ...base, ...withValue(value), from: isAnswered(value) ? 'person' : null }
  }
  const storedAnswer = findInBank(question, bank)
  if (!storedAnswer) return { ...base, ...withValue(null), from: null }
  const { label, updatedAt } = bank.find(({ id }) => id === storedAnswer.id) ?? {
    label: storedAnswer.label,
    updatedAt: new Date(0),
  }
  const value = tidyAnswer(question, storedAnswer.value) as PlannedAnswer['value']
  return { ...base, ...withValue(value), from: 'bank', bank: { label, updatedAt } }
}

function missingOf({ question, sensitive, problem }: PlannedAnswer, settled: Settled | null): Missing | null {
  const { id: questionId, label, questionType } = question
  if (questionType === 'file_upload') {
    return problem ? { what: 'file', questionId, text: `Requires a file: “${label}”. Apply manually.` } : null
  }
  const isOpen = !settled || !Object.hasOwn(settled, questionId)
  // an optional question about this employer may stay unanswered
  const isPersonal = sensitive !== null && sensitive !== sensitiveKinds.this_place
  if (isPersonal && isOpen) return { what: 'personal', questionId, text: `You need to answer: “${label}”` }
  return problem ? { what: 'answer', questionId, text: `“${label}”` } : null
}
