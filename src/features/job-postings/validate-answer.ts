import { counted } from '#lib/count-word.ts'
import { isIsoDay } from '#lib/dates.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { readNumber } from '#lib/read-number.ts'
import type { Question } from './question-shapes.ts'
import {
  type Answer,
  acceptedFileTypes,
  fileTypeLabels,
  isAnswered,
  maxFileSize,
  maxLength,
  megabytes,
  tidyAnswer,
} from './questions.ts'

const REQUIRED = 'This question is required'

/**
 * The error in an answer, as text for the applicant; null if it is valid. Checks required, format, options and every rule of the question
 * (APPLY-19, CJOB-28); an optional question may be empty.
 */
export function validateAnswer(question: Question, submitted: Answer | undefined): string | null {
  const answer = tidyAnswer(question, submitted)
  if (!isAnswered(answer)) return question.required ? REQUIRED : null
  if (question.questionType === 'file_upload') return fileProblem(question, answer)
  if (question.questionType === 'checkbox') return ticksProblem(question, answer)
  if (typeof answer !== 'string') return 'Please enter text'
  return textProblem(question, answer)
}

function fileProblem(question: Question, answer: Answer): string | null {
  if (answer === null || typeof answer === 'string' || Array.isArray(answer)) return 'Please attach a file'
  const types = acceptedFileTypes(question)
  const extension = /\.([a-z0-9]{1,10})$/i.exec(answer.name)?.[1]?.toLowerCase() ?? ''
  if (!types.some((type) => type === (extension === 'jpeg' ? 'jpg' : extension))) {
    return `This file type isn't accepted. Please attach ${fileTypeLabels(types)}.`
  }
  if (answer.size === 0) return 'This file is empty'
  return answer.size > maxFileSize(question) ? `This file is larger than ${megabytes(maxFileSize(question))}` : null
}

function ticksProblem({ options }: Question, answer: Answer): string | null {
  const isListed = Array.isArray(answer) && answer.every((option) => options.includes(option))
  return isListed ? null : 'Please choose from the options'
}

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
      return isEmailAddress(text) ? null : 'Please enter a valid email address'
    case 'phone':
      return isPhone(text) ? null : 'Please enter a valid phone number'
    case 'url':
      return isWebAddress(text) ? null : 'Please enter a web address, such as https://example.com'
    default:
      return null
  }
}

const characters = (count: number): string => counted(count, 'character')

function lengthProblem(question: Question, text: string): string | null {
  const min = question.validationRules.min_length ?? 0
  if (text.length < min) return `Please write at least ${characters(min)}`
  const max = maxLength(question)
  return text.length > max ? `Please write at most ${characters(max)}` : null
}

function numberProblem({ validationRules: rules }: Question, text: string): string | null {
  const read = readNumber(text, rules)
  if (read !== null && typeof read === 'object') return `Please write ${read.grouped} or ${read.decimal}`
  const value = Number(read)
  if (read === null || Math.abs(value) > 1e15) return 'Please enter a number'
  const { min_value: min, max_value: max } = rules
  if (min !== undefined && value < min) return `Please enter ${min.toLocaleString('en-US')} or more`
  if (max !== undefined && value > max) return `Please enter ${max.toLocaleString('en-US')} or less`
  return null
}

/** 6 to 15 digits with usual separators, optionally with an extension. */
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
