import type { ValidationRules } from './question-shapes.ts'

/** The twelve question types with their labels, in the order of the select (CJOB-23). */
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

/** True for the types with a list of options (CJOB-26). */
export const hasOptions = (type: QuestionType): boolean =>
  type === 'dropdown' || type === 'multiple_choice' || type === 'checkbox'

/** True for the types whose control has a placeholder (CJOB-27). */
export const hasPlaceholder = (type: QuestionType): boolean =>
  type !== 'file_upload' && type !== 'yes_no' && type !== 'checkbox'

/** The accepted file kinds of an answer, as extensions; the same as in the upload check. */
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

/** 10MB, in bytes: the default and the maximum file size of a question (APPLY-20). */
export const largestAnswerFile = 10_485_760

/** The rules of a type; others are neither stored nor checked. */
export function rulesOf(type: QuestionType): (keyof ValidationRules)[] {
  if (type === 'text' || type === 'textarea') return ['min_length', 'max_length']
  if (type === 'number') return ['min_value', 'max_value']
  return type === 'file_upload' ? ['max_file_size', 'allowed_file_types'] : []
}
