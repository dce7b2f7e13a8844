import { z } from 'zod'
import { isIsoDay } from '#lib/dates.ts'
import { storableText } from '#lib/text.ts'

/*
 * The questions that a posting asks its candidates, and what counts as an answer. Pure: the form shows what is wrong with the
 * very function that the server refuses with.
 */

/** The twelve question types with their display names, in the order of the list that offers them (CJOB-23). */
export const questionTypeNames = {
  text: 'Single Line Text',
  textarea: 'Multi-line Text',
  dropdown: 'Dropdown',
  multiple_choice: 'Multiple Choice',
  checkbox: 'Checkboxes',
  yes_no: 'Yes/No',
  file_upload: 'File Upload',
  url: 'URL',
  number: 'Number',
  date: 'Date',
  email: 'Email',
  phone: 'Phone',
} as const

export type QuestionType = keyof typeof questionTypeNames
export const questionTypes = Object.keys(questionTypeNames) as [QuestionType, ...QuestionType[]]

/** Kinds of file that an answer may be, as extensions; the same that the upload check knows. */
export const answerFileTypes = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'csv',
  'xlsx',
  'pptx',
  'png',
  'jpg',
  'webp',
  'gif',
] as const
export type AnswerFileType = (typeof answerFileTypes)[number]

/** 10MB, in bytes: the size of a file where its question sets none, and the most that one may set (APPLY-20). */
export const largestAnswerFile = 10_485_760

/** The rules that a question may set for its answers; sizes in bytes (CJOB-28). */
const length = (least: number) => z.int('Please enter a whole number').min(least, `Please enter ${least} or more`)
const amount = z.number().min(-1e15, 'This number is too small').max(1e15, 'This number is too large')
export const ValidationRules = z.strictObject({
  max_file_size: z
    .int()
    .min(10_486, 'Please enter 0.01 or more')
    .max(largestAnswerFile, 'Please enter 10 or less')
    .optional(),
  allowed_file_types: z.array(z.enum(answerFileTypes)).min(1).max(answerFileTypes.length).optional(),
  min_length: length(0).max(20_000, 'Please enter 20,000 or less').optional(),
  max_length: length(1).max(20_000, 'Please enter 20,000 or less').optional(),
  min_value: amount.optional(),
  max_value: amount.optional(),
})
export type ValidationRules = z.infer<typeof ValidationRules>

/**
 * The rules of a stored question, whoever stored them: file types as extensions without a dot ('.JPEG' is jpg), and every rule
 * that is none left out, so that an odd one never stops a form.
 */
export function readRules(stored: Record<string, unknown>): ValidationRules {
  const types = stored.allowed_file_types
  const named = Array.isArray(types) ? types.map((type) => String(type).toLowerCase().replace(/^\./, '')) : []
  const known = answerFileTypes.filter((type) => named.includes(type) || (type === 'jpg' && named.includes('jpeg')))
  const rules: Record<string, unknown> = {}
  for (const [key, shape] of Object.entries(ValidationRules.shape)) {
    const value = key === 'allowed_file_types' ? known : stored[key]
    if (value !== undefined && shape.safeParse(value).success) rules[key] = value
  }
  return rules as ValidationRules
}

/** A question as whoever answers it may see it: without the flags that say who else is asked. */
export const Question = z.object({
  id: z.uuid(),
  questionType: z.enum(questionTypes),
  label: z.string(),
  helpText: z.string().nullable(),
  placeholder: z.string().nullable(),
  required: z.boolean(),
  private: z.boolean(),
  options: z.array(z.string()),
  validationRules: ValidationRules,
  groupName: z.string().nullable(),
})
export type Question = z.infer<typeof Question>

/** A file as an answer: a browser's File is one, and so is what the server knows of a stored one. */
export type AnswerFile = { name: string; size: number }
export type Answer = string | string[] | AnswerFile | null

/** An answer on its way to the server: text ('yes' or 'no' for yes_no, '2025-10-31' for a date), a list for checkboxes. Files travel apart. */
export const answerShape = z.union([z.string().max(20_000), z.array(z.string().max(500)).max(200), z.null()])

/** True for the types that offer a list of options (CJOB-26). */
export const hasOptions = (type: QuestionType): boolean =>
  type === 'dropdown' || type === 'multiple_choice' || type === 'checkbox'

/** True for the types whose control has room for a placeholder (CJOB-27). */
export const hasPlaceholder = (type: QuestionType): boolean =>
  type !== 'file_upload' && type !== 'yes_no' && type !== 'checkbox'

/** The rules that mean something for a type; others are neither kept nor checked. */
export function rulesOf(type: QuestionType): (keyof ValidationRules)[] {
  if (type === 'text' || type === 'textarea') return ['min_length', 'max_length']
  if (type === 'number') return ['min_value', 'max_value']
  return type === 'file_upload' ? ['max_file_size', 'allowed_file_types'] : []
}

/** The questions that a person is asked: outside candidates all but internal ones, members of the company all but external ones (APPLY-21). */
export function questionsFor<Q extends { internalOnly: boolean; externalOnly: boolean }>(
  questions: readonly Q[],
  { isMember }: { isMember: boolean },
): Q[] {
  return questions.filter((question) => !(isMember ? question.externalOnly : question.internalOnly))
}

/** Questions in their order, those that follow each other with the same group name under one heading. */
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

/** The kinds of file that a question takes: those of its rules, else every kind that can be checked (APPLY-20). */
export function acceptedFileTypes({ validationRules }: Pick<Question, 'validationRules'>): AnswerFileType[] {
  const set = validationRules.allowed_file_types
  return set && set.length > 0 ? set : [...answerFileTypes]
}

/** The largest file that a question takes, in bytes: 10MB unless its rules say less. */
export const maxFileSize = ({ validationRules }: Pick<Question, 'validationRules'>): number =>
  Math.min(validationRules.max_file_size ?? largestAnswerFile, largestAnswerFile)

/** '5MB', '0.5MB': sizes as the specification writes them, rounded down so that what it says is always accepted. */
export const megabytes = (bytes: number): string =>
  `${bytes < 104_858 ? Math.floor(bytes / 10_485.76) / 100 : Math.floor(bytes / 104_857.6) / 10}MB`

/** 'PDF, DOCX or TXT' */
export function fileTypeWords(types: readonly AnswerFileType[]): string {
  const words = types.map((type) => type.toUpperCase())
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** True where something was answered; blanks are nothing. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() !== ''
  if (Array.isArray(answer)) return answer.length > 0
  return answer != null
}

/** The answer as it is stored: trimmed, without characters that no text holds, nothing as null, ticked options once and in order. */
export function tidyAnswer(question: Pick<Question, 'questionType' | 'options'>, answer: Answer | undefined): Answer {
  if (typeof answer === 'string') return storableText(answer) || null
  if (!Array.isArray(answer)) return answer ?? null
  const unknown = answer.filter((option) => !question.options.includes(option))
  const ticked = question.options.filter((option) => answer.includes(option))
  return ticked.length + unknown.length === 0 ? null : [...ticked, ...unknown]
}

/** An answer as one line of text, for lists and exports: 'Yes', 'Looker, dbt', the file's name; '' for none. */
export function answerText(question: Pick<Question, 'questionType'>, answer: Answer | undefined): string {
  if (answer == null) return ''
  if (Array.isArray(answer)) return answer.join(', ')
  if (typeof answer === 'object') return answer.name
  if (question.questionType !== 'yes_no') return answer
  return answer === 'yes' ? 'Yes' : 'No'
}

const REQUIRED = 'This question is required'

/**
 * What is wrong with an answer, in words for the person who gave it; null where nothing is. Required, format, options and every
 * rule of the question are checked (APPLY-19, CJOB-28); an optional question may stay empty.
 */
export function validateAnswer(question: Question, given: Answer | undefined): string | null {
  const answer = tidyAnswer(question, given)
  if (!isAnswered(answer)) return question.required ? REQUIRED : null
  if (question.questionType === 'file_upload') return fileProblem(question, answer)
  if (question.questionType === 'checkbox') return ticksProblem(question, answer)
  if (typeof answer !== 'string') return 'Please answer in words'
  return textProblem(question, answer)
}

function fileProblem(question: Question, answer: Answer): string | null {
  if (answer === null || typeof answer === 'string' || Array.isArray(answer)) return 'Please attach a file'
  const types = acceptedFileTypes(question)
  const extension = /\.([a-z0-9]{1,10})$/i.exec(answer.name)?.[1]?.toLowerCase() ?? ''
  if (!types.some((type) => type === (extension === 'jpeg' ? 'jpg' : extension))) {
    return `This kind of file is not accepted. Please attach ${fileTypeWords(types)}.`
  }
  if (answer.size === 0) return 'This file is empty'
  return answer.size > maxFileSize(question) ? `This file is larger than ${megabytes(maxFileSize(question))}` : null
}

function ticksProblem({ options }: Question, answer: Answer): string | null {
  const isListed = Array.isArray(answer) && answer.every((option) => options.includes(option))
  return isListed ? null : 'Please choose from the options'
}

/** The longest answer of each type whatever its rules say, in characters. */
const longest: Partial<Record<QuestionType, number>> = { text: 1000, textarea: 20_000, url: 2000, email: 254 }

function textProblem(question: Question, text: string): string | null {
  const { options } = question
  switch (question.questionType) {
    case 'text':
    case 'textarea':
      return lengthProblem(question, text)
    case 'dropdown':
    case 'multiple_choice':
      return options.includes(text) ? null : 'Please choose one of the options'
    case 'yes_no':
      return text === 'yes' || text === 'no' ? null : 'Please answer Yes or No'
    case 'number':
      return numberProblem(question, text)
    case 'date':
      return isIsoDay(text) ? null : 'Please enter a valid date'
    case 'email':
      return z.email().max(254).safeParse(text).success ? null : 'Please enter a valid email address'
    case 'phone':
      return isPhone(text) ? null : 'Please enter a valid phone number'
    case 'url':
      return isWebAddress(text) ? null : 'Please enter a web address that starts with https://'
    default:
      return null
  }
}

const characters = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** The most characters that an answer to the question may have. */
export const maxLength = ({
  questionType,
  validationRules,
}: Pick<Question, 'questionType' | 'validationRules'>): number =>
  Math.min(validationRules.max_length ?? 20_000, longest[questionType] ?? 20_000)

function lengthProblem(question: Question, text: string): string | null {
  const least = question.validationRules.min_length ?? 0
  if (text.length < least) return `Please write at least ${characters(least)}`
  const most = maxLength(question)
  return text.length > most ? `Please write at most ${characters(most)}` : null
}

function numberProblem(
  { validationRules: { min_value: least, max_value: most } }: Question,
  text: string,
): string | null {
  const value = Number(text)
  const isPlain = text.length <= 40 && /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(text) && Math.abs(value) <= 1e15
  if (!isPlain) return 'Please enter a number'
  if (least !== undefined && value < least) return `Please enter ${least.toLocaleString('en-US')} or more`
  if (most !== undefined && value > most) return `Please enter ${most.toLocaleString('en-US')} or less`
  return null
}

/** 6 to 15 digits as people write them, an extension allowed. */
function isPhone(text: string): boolean {
  const [number = ''] = text.split(/(?<!\s)\s*(?:x|ext\.?)\s*(?=\d{1,6}$)/i, 1)
  const digits = number.replace(/\D/g, '').length
  return text.length <= 40 && /^\+?[\d\s()./-]+$/.test(number) && digits >= 6 && digits <= 15
}

function isWebAddress(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname } = new URL(text)
  return hostname.includes('.') && !hostname.endsWith('.')
}
