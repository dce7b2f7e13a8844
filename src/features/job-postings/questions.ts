import { tidyEmail } from '#lib/email-address.ts'
import { readNumber } from '#lib/read-number.ts'
import { storableText } from '#lib/tidy-text.ts'
import { fullWebAddress } from '#lib/web-address.ts'
import type { Question } from './question-shapes.ts'
import type { QuestionType } from './question-types.ts'
import { type AnswerFileType, answerFileTypes, largestAnswerFile } from './question-types.ts'

/*
 * The questions of a posting, and the validation of answers. Without side effects, so that the form and the server use the same functions.
 */

/** A file as an answer: a browser's File, or the server's data of a stored one. */
export type AnswerFile = { name: string; size: number }
export type Answer = string | string[] | AnswerFile | null

/**
 * The questions for a person: outside candidates get all but internal ones, members of the company all but external
 * ones (APPLY-21).
 */
export function questionsFor<Q extends { internalOnly: boolean; externalOnly: boolean }>(
  questions: readonly Q[],
  { isMember }: { isMember: boolean },
): Q[] {
  return questions.filter((question) => !(isMember ? question.externalOnly : question.internalOnly))
}

/** Questions in their order; neighbors with the same group name share one heading. */
export function questionGroups<Q extends { groupName: string | null }>(
  questions: readonly Q[],
): { name: string | null; questions: Q[] }[] {
  const groups: { name: string | null; questions: Q[] }[] = []
  for (const question of questions) {
    const last = groups.at(-1)
    if (last && last.name === question.groupName) last.questions.push(question)
    else groups.push({ name: question.groupName, questions: [question] })
  }
  return groups
}

/** The file kinds that a question accepts: those of its rules, or every kind that can be checked (APPLY-20). */
export function acceptedFileTypes({ validationRules }: Pick<Question, 'validationRules'>): AnswerFileType[] {
  const set = validationRules.allowed_file_types
  return set && set.length > 0 ? set : [...answerFileTypes]
}

/** The largest file that a question accepts, in bytes: 10MB unless its rules set a lower limit. */
export const maxFileSize = ({ validationRules }: Pick<Question, 'validationRules'>): number =>
  Math.min(validationRules.max_file_size ?? largestAnswerFile, largestAnswerFile)

/**
 * '5MB', '0.5MB': sizes in the specification's format, rounded down so that a file of that size is always accepted.
 */
export const megabytes = (bytes: number): string =>
  `${bytes < 104_858 ? Math.floor(bytes / 10_485.76) / 100 : Math.floor(bytes / 104_857.6) / 10}MB`

/** 'PDF, DOCX or TXT' */
export function fileTypeLabels(types: readonly AnswerFileType[]): string {
  const words = types.map((type) => type.toUpperCase())
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** True for a nonblank answer. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() !== ''
  if (Array.isArray(answer)) return answer.length > 0
  return answer != null
}

type QuestionShape = Pick<Question, 'questionType' | 'options'> & Partial<Pick<Question, 'validationRules'>>

/**
 * The answer as it is stored: trimmed, without control characters, null when empty, ticked options once and in order;
 * numbers with a decimal point, web addresses with their scheme, email addresses with the domain of mail servers.
 */
export function tidyAnswer(question: QuestionShape, answer: Answer | undefined): Answer {
  if (typeof answer === 'string') return inOneForm(question, storableText(answer)) || null
  if (!Array.isArray(answer)) return answer ?? null
  const unknown = answer.filter((option) => !question.options.includes(option))
  const ticked = question.options.filter((option) => answer.includes(option))
  return ticked.length + unknown.length === 0 ? null : [...ticked, ...unknown]
}

function inOneForm({ questionType, validationRules }: QuestionShape, text: string): string {
  if (questionType === 'url') return fullWebAddress(text)
  if (questionType === 'email') return tidyEmail(text)
  if (questionType !== 'number') return text
  const number = readNumber(text, validationRules)
  return typeof number === 'string' ? number : text
}

/** An answer as one line of text, for lists and exports: 'Yes', 'Looker, dbt', the file's name; '' for none. */
export function answerText(question: Pick<Question, 'questionType'>, answer: Answer | undefined): string {
  if (answer == null) return ''
  if (Array.isArray(answer)) return answer.join(', ')
  if (typeof answer === 'object') return answer.name
  if (question.questionType !== 'yes_no') return answer
  return answer === 'yes' ? 'Yes' : 'No'
}

/** The longest answer of each type, in characters, even without a rule. */
const longest: Partial<Record<QuestionType, number>> = { text: 1000, textarea: 20_000, url: 2000, email: 254 }

/** The most characters that an answer to the question may have. */
export const maxLength = ({
  questionType,
  validationRules,
}: Pick<Question, 'questionType' | 'validationRules'>): number =>
  Math.min(validationRules.max_length ?? 20_000, longest[questionType] ?? 20_000)
