import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { type BankAnswer, findInBank } from './answer-bank.ts'
import type { Missing, PlannedAnswer } from './queue-contract.ts'
import { letterFor } from './rules.ts'
import { sensitiveKind, sensitiveKinds } from './sensitive-questions.ts'

export type Settled = Record<string, string | string[] | null>
export type Own = {
  details: { fullName: string; email: string; phone: string }
  resumes: readonly { id: string; title: string; isDefault: boolean }[]
  bank: readonly (BankAnswer & { updatedAt: Date })[]
}
export type ToPlan = {
  job: { title: string; companyName: string }
  questions: readonly Question[]
  /** What the person settled for this job; a question that is not in it is still open. */
  settled: Settled | null
  /** The resume that was asked for; null: the default one. */
  resumeId: string | null
  /** The letter's text before the job's names are put in; '' for none. */
  letter: string
}
export type Plan = {
  answers: PlannedAnswer[]
  resume: { id: string; title: string } | null
  coverLetter: string
  missing: Missing[]
}

/**
 * What would be sent for a job, and what only the person can add. The person's own answers come first, then the bank's;
 * legal and personal questions stay open until the person has settled them, also those that may stay empty.
 */
export function planPacket({ job, questions, settled, resumeId, letter }: ToPlan, own: Own): Plan {
  const answers = questions.map((question) => planAnswer(question, settled, own))
  const resume = chooseResume(own, resumeId)
  const missing: Missing[] = answers.flatMap((answer) => missingOf(answer, settled) ?? [])
  if (own.details.phone === '') {
    missing.unshift({ what: 'phone', questionId: null, text: 'Add a phone number to your profile.' })
  }
  if (!resume) missing.unshift({ what: 'resume', questionId: null, text: resumeText(resumeId) })
  return { answers, resume, coverLetter: letterFor(letter, job), missing }
}

const resumeText = (asked: string | null): string =>
  asked ? 'The resume chosen for this is gone. Choose another one.' : 'Add a resume to your documents.'

function chooseResume({ resumes }: Own, asked: string | null) {
  // one that was asked for and is gone is not quietly replaced
  const chosen = asked ? resumes.find(({ id }) => id === asked) : (resumes.find((r) => r.isDefault) ?? resumes[0])
  return chosen ? { id: chosen.id, title: chosen.title } : null
}

function planAnswer(question: Question, settled: Settled | null, { bank }: Own): PlannedAnswer {
  const kind = sensitiveKind(question)
  const base = { question, sensitive: kind && sensitiveKinds[kind], bank: null }
  const withValue = (value: PlannedAnswer['value']) => ({ value, problem: validateAnswer(question, value) })
  if (question.questionType === 'file_upload') return { ...base, ...withValue(null), from: null }
  if (settled && Object.hasOwn(settled, question.id)) {
    const value = tidyAnswer(question, settled[question.id]) as PlannedAnswer['value']
    return { ...base, ...withValue(value), from: isAnswered(value) ? 'person' : null }
  }
  const kept = findInBank(question, bank)
  if (!kept) return { ...base, ...withValue(null), from: null }
  const { label, updatedAt } = bank.find(({ id }) => id === kept.id) ?? { label: kept.label, updatedAt: new Date(0) }
  const value = tidyAnswer(question, kept.value) as PlannedAnswer['value']
  return { ...base, ...withValue(value), from: 'bank', bank: { label, updatedAt } }
}

function missingOf({ question, sensitive, problem }: PlannedAnswer, settled: Settled | null): Missing | null {
  const { id: questionId, label, questionType } = question
  if (questionType === 'file_upload') {
    return problem ? { what: 'file', questionId, text: `It asks for a file: “${label}”. Apply by hand.` } : null
  }
  const isOpen = !settled || !Object.hasOwn(settled, questionId)
  // what is asked about one place and may stay empty does stay empty
  const isPersonal = sensitive !== null && sensitive !== sensitiveKinds.this_place
  if (isPersonal && isOpen) return { what: 'personal', questionId, text: `Only you answer: “${label}”` }
  return problem ? { what: 'answer', questionId, text: `“${label}”` } : null
}
