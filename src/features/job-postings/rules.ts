import { plainText } from '#lib/html-text.ts'
import { storableText, tidyLine } from '#lib/tidy-text.ts'
import type { ValidationRules } from './question-shapes.ts'
import { rulesOf } from './question-shapes.ts'
import { hasOptions, hasPlaceholder, type QuestionType } from './question-types.ts'

/** Employment types with their labels; the same five everywhere (PLAT-16). */
export const employmentTypeLabels = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
} as const
export type EmploymentType = keyof typeof employmentTypeLabels
export const employmentTypes = Object.keys(employmentTypeLabels) as [EmploymentType, ...EmploymentType[]]

/** The statuses of a posting; a deleted one has none of them (CJOB-04, CJOB-06). */
export const postingStatuses = ['active', 'paused', 'closed', 'draft'] as const
export type PostingStatus = (typeof postingStatuses)[number]

/** The sort columns of the company's list of jobs. */
export const postingSorts = ['title', 'status', 'applications', 'questions', 'posted'] as const

/** The statuses that the actions menu sets. */
export const settableStatuses = ['active', 'paused', 'closed'] as const
export type SettableStatus = (typeof settableStatuses)[number]

/** The most questions in one posting. */
export const mostQuestions = 50

/**
 * Whether a posting may change from one status to another. Only an active one can be paused; any other can be
 * activated, and any can be closed (CJOB-04).
 */
export const canSetStatus = (from: PostingStatus, to: SettableStatus): boolean =>
  from !== to && (to !== 'paused' || from === 'active')

/**
 * What staff may do with any company's posting: pause, activate a paused one, close both. They cannot reopen one; a
 * draft is posted from its form (AJOB-04).
 */
const staffMoves: Record<PostingStatus, readonly SettableStatus[]> = {
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: [],
  draft: [],
}
export const canStaffSetStatus = (from: PostingStatus, to: SettableStatus): boolean => staffMoves[from].includes(to)

export type PublishProblem = 'POSTING_TITLE_MISSING' | 'POSTING_DESCRIPTION_MISSING'

/** What a posting lacks before it can be posted: a title and a description with words in it (CJOB-10). */
export function publishProblems({ title, description }: { title: string; description: string }): PublishProblem[] {
  const problems: PublishProblem[] = []
  if (tidyLine(title) === '') problems.push('POSTING_TITLE_MISSING')
  if (storableText(plainText(description)) === '') problems.push('POSTING_DESCRIPTION_MISSING')
  return problems
}

const longestTitle = 200

/**
 * The title of a copy: 'Nurse Educator (copy)', then '(copy 2)', the first that is free; untitled jobs have untitled
 * copies.
 */
export function copyTitle(title: string, taken: ReadonlySet<string>): string {
  if (title === '') return ''
  const [, base = title, , number] = /^(.*?) \(copy( (\d{1,4}))?\)$/.exec(title) ?? []
  for (let copy = base === title ? 1 : Number(number ?? 1) + 1; ; copy++) {
    const mark = copy === 1 ? ' (copy)' : ` (copy ${copy})`
    const named = `${base.slice(0, longestTitle - mark.length).trimEnd()}${mark}`
    if (!taken.has(named)) return named
  }
}

/** Options trimmed, without blanks and repeats, in the order given (CJOB-26). */
export const tidyOptions = (options: readonly string[]): string[] => [
  ...new Set(options.map(tidyLine).filter((option) => option !== '')),
]

type TypedFields = {
  questionType: QuestionType
  placeholder: string | null
  options: string[]
  validationRules: ValidationRules
}

/**
 * The question with only the fields of its type: options, placeholder and rules of other types are dropped (CJOB-26
 * to CJOB-28).
 */
export function fieldsOfType<Fields extends TypedFields>(fields: Fields): Fields {
  const rules: Record<string, unknown> = {}
  for (const rule of rulesOf(fields.questionType)) {
    const value = fields.validationRules[rule]
    if (value !== undefined) rules[rule] = value
  }
  return {
    ...fields,
    placeholder: hasPlaceholder(fields.questionType) ? fields.placeholder : null,
    options: hasOptions(fields.questionType) ? fields.options : [],
    validationRules: rules as ValidationRules,
  }
}

/** The rule whose upper bound is below its lower one; null where the bounds are valid. */
export function reversedRule(rules: ValidationRules): 'max_length' | 'max_value' | null {
  if ((rules.min_length ?? 0) > (rules.max_length ?? Number.POSITIVE_INFINITY)) return 'max_length'
  const least = rules.min_value ?? Number.NEGATIVE_INFINITY
  return least > (rules.max_value ?? Number.POSITIVE_INFINITY) ? 'max_value' : null
}

export const staffPostingsPageSize = 20

export const postingsPageSize = 20
