import type { Questions } from '#features/import-files/questions.ts'
import { wordsOf } from '#features/import-files/words-of.ts'
import { fieldsOfType } from '#features/job-postings/question-rules.ts'
import type { ValidationRules } from '#features/job-postings/question-shapes.ts'
import { type QuestionType, rulesOf } from '#features/job-postings/question-types.ts'
import type { RequirementFields } from '#features/job-postings/requirement-contract.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { bareText } from './bare-text.ts'
import type { QuestionField } from './fields.ts'
import { type InterviewKind, interviewKinds, readInterviewKind } from './interview-kinds.ts'
import { isDemographicPart, readDemographic, readStandard } from './left-out.ts'
import { cutTexts, MAX_OPTIONS, optionsOf } from './read-texts.ts'
import { type Note, type QuestionCells, type RowContext, rowContext } from './row-context.ts'
import { LEAVE_OUT, typeOf } from './type-of.ts'
import { listOf, readYes } from './words.ts'

export type ImportedQuestion = {
  row: number
  question: RequirementFields
  /** The set that the file names; '' if it names none. */
  set: string
  kind: InterviewKind | null
  /** The answers that rule a person out, where the file names them. */
  knockOut: string[]
  /** Fields that the row does not say: an update does not change them. */
  unread: QuestionField[]
}

export type ReadRow = { notes: Note[] } & (
  | { kind: 'question'; read: ImportedQuestion }
  /** `open` are the fields with an open question, and `read` is what is known. */
  | { kind: 'asked'; open: QuestionField[]; read: ImportedQuestion }
  | { kind: 'left-out'; column: string; reason: string; read: ImportedQuestion | null }
  | { kind: 'refused'; column: string; reason: string }
)

/** Written where a text is still to come. */
const NO_TEXT = /^(?:n\/?a|tb[acd]|to ?do|x{2,}|none|null|undefined|nan|k\.? ?a\.?|\.{3})$/i

export type RowOptions = {
  choice: 'multiple_choice' | 'checkbox' | null
  /** Whether the types of the file are kinds of interview questions, and not of answers. */
  isKind: boolean
  /** A heading above the row. */
  heading: string
  /** Whether the options are one a column, so that a cell is not divided. */
  hasOptionColumns: boolean
}

/** One row as a question. Only a row without a text is refused: what cannot be read is left out, with a note, or asked. */
export function readRow(row: number, cells: QuestionCells, questions: Questions, options: RowOptions): ReadRow {
  const context = rowContext(cells, questions)
  const { notes, open } = context
  const text = tidyLine(bareText(cells.text('question')))
  if (!/\p{L}/u.test(text) || NO_TEXT.test(text))
    return { kind: 'refused', column: 'Question', reason: 'is empty', notes }
  const { options: found, out } = optionsOf(cells, options.hasOptionColumns)
  const help = cells
    .all('help')
    .map((one) => bareText(one.text))
    .join(' ')
  const type = typeOf(context, { ...options, options: found, text: `${text} ${help}` })
  if (type === 'not-a-question')
    return {
      kind: 'left-out',
      column: 'Type of answer',
      reason: `“${cells.text('type')}”: it is no question`,
      read: null,
      notes,
    }
  const status = statusOf(context)
  const required = requiredOf(context)
  const kind = readInterviewKind(cells.text('kind')) ?? (options.isKind ? readInterviewKind(cells.text('type')) : null)
  const texts = cutTexts(context, { text, help })
  const question = {
    ...{ ...texts, questionType: type === null || type === LEAVE_OUT ? ('text' as const) : type },
    ...{ required, private: false, internalOnly: false, externalOnly: false },
    placeholder: tidyLine(cells.text('placeholder')).slice(0, 200) || null,
    options: found,
    groupName: groupOf(context, kind, options),
    validationRules: {} as ValidationRules,
  }
  question.validationRules = rulesFrom(context, question.questionType)
  const read: ImportedQuestion = {
    ...{ row, kind, question: fitted(context, question), set: tidyLine(cells.text('set')).slice(0, 100).trim() },
    knockOut: knockOutOf(context, found, out),
    unread: unreadOf(cells),
  }
  const reason = leftOutReason(context, text, found)
  if (reason) return { kind: 'left-out', column: 'Question', reason, read, notes: [] }
  if (status === '')
    return { kind: 'left-out', column: 'Status', reason: `“${cells.text('status')}” is not imported`, read, notes: [] }
  if (open.size > 0) return { kind: 'asked', open: [...open], read, notes }
  if (type === LEAVE_OUT)
    return {
      kind: 'left-out',
      column: 'Type of answer',
      reason: `“${cells.text('type') || 'No type'}” is not imported`,
      read,
      notes: [],
    }
  return { kind: 'question', read, notes }
}

const choices = (leave: string) => [
  { value: '', label: leave },
  { value: 'import', label: 'Import it as a question' },
]

/** Why a question is left out; null if it is imported, or while that is asked. */
function leftOutReason({ cells, ask }: RowContext, text: string, options: readonly string[]): string | null {
  const part = cells.text('part')
  const isPart = part !== '' && isDemographicPart(part)
  const demographic = isPart ? 'yes' : readDemographic(text, options)
  if (demographic !== null) {
    const answer = ask('question', {
      column: 'Equal opportunity and demographics',
      text,
      options: choices('Leave it out: it must not matter in hiring'),
      suggestion: demographic === 'yes' ? '' : null,
    })
    return answer === '' ? 'is about equal opportunity or demographics, which must not matter in hiring' : null
  }
  const standard = readStandard(text, cells.text('name'))
  if (standard === null) return null
  const answer = ask('question', {
    column: 'Part of every application',
    text,
    options: choices(`Leave it out: every application has the ${standard}`),
    suggestion: '',
  })
  return answer === '' ? `is not needed: every application has the ${standard}` : null
}

const inUse = listOf(
  'active, live, in use, current, published, enabled, approved, final, open, ok, keep, aktiv, in verwendung, aktuell, freigegeben, veroffentlicht, actif, active, en cours, valide, publie, activo, activa, vigente, publicado, attivo, attiva, actief, ativo, ativa, aktywne, aktywny',
)
const outOfUse = listOf(
  'inactive, archived, retired, deprecated, obsolete, old, deleted, removed, disabled, do not use, don t use, not in use, no longer used, outdated, rejected, duplicate, inaktiv, archiviert, veraltet, nicht mehr verwenden, nicht verwenden, geloscht, gesperrt, inactif, inactive, archive, archivee, obsolete, supprime, inactivo, inactiva, archivado, obsoleto, eliminado, inattivo, archiviato, inactief, gearchiveerd, verouderd, inativo, arquivado, nieaktywne, zarchiwizowane',
)
const statusOptions = [
  { value: 'in-use', label: 'Import these questions' },
  { value: '', label: 'Leave out these questions' },
]

/** '' for a question that its file says is no longer used. A status of any other words is asked. */
function statusOf({ cells, ask }: RowContext): string | null {
  const text = cells.text('status')
  const words = wordsOf(text)
  const flag = readYes(text)
  if (text === '' || inUse.has(words) || (flag === true && !outOfUse.has(words))) return 'in-use'
  return ask('status', { text, options: statusOptions, suggestion: outOfUse.has(words) || flag === false ? '' : null })
}

const requiredOptions = [
  { value: 'yes', label: 'Required' },
  { value: 'no', label: 'Optional' },
]

/** A text that is neither yes nor no is asked. */
function requiredOf({ cells, ask }: RowContext): boolean {
  const [key, isOptional] = cells.has('required') ? (['required', false] as const) : (['optional', true] as const)
  const text = cells.text(key)
  const read = readYes(text)
  if (read !== null) return isOptional ? text !== '' && !read : read
  return ask(key, { text, options: requiredOptions, suggestion: null }) === 'yes'
}

/** The group that the row names, or the heading above it, or else the kind of interview question. */
function groupOf(
  { cells, note }: RowContext,
  kind: InterviewKind | null,
  { heading, isKind }: RowOptions,
): string | null {
  const named = tidyLine(cells.text('category') || heading)
  const ofKind = tidyLine(isKind ? cells.text('type') : cells.text('kind'))
  const group = named || (kind ? interviewKinds[kind] : ofKind)
  if (named && ofKind) note(isKind ? 'type' : 'kind', `“${ofKind.slice(0, 60)}” is left out: a question has one group`)
  if (group.length > 100) note('category', 'is cut after 100 characters')
  return group.slice(0, 100).trim() || null
}

function numberIn(text: string): number | undefined {
  const value = Number(text.replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > 1e15 ? undefined : value
}

function rulesFrom({ cells }: RowContext, type: QuestionType): ValidationRules {
  const allowed = rulesOf(type)
  const rules: ValidationRules = {}
  const [min, max, length] = [
    numberIn(cells.text('min')),
    numberIn(cells.text('max')),
    numberIn(cells.text('max_length')),
  ]
  if (allowed.includes('min_value')) {
    const isReversed = min !== undefined && max !== undefined && min > max
    if (min !== undefined && !isReversed) rules.min_value = min
    if (max !== undefined && !isReversed) rules.max_value = max
  }
  if (
    allowed.includes('max_length') &&
    length !== undefined &&
    Number.isInteger(length) &&
    length >= 1 &&
    length <= 20_000
  )
    rules.max_length = length
  return rules
}

/** Within the limits of a posting's questions. */
function fitted({ note }: RowContext, question: Omit<RequirementFields, never>): RequirementFields {
  const isTooMany = question.options.length > MAX_OPTIONS
  if (isTooMany)
    note(
      'options',
      `are ${question.options.length}, and a question can have ${MAX_OPTIONS}: it is imported as a Single Line Text question`,
    )
  return fieldsOfType(isTooMany ? { ...question, questionType: 'text' as const, options: [] } : question)
}

/** Read only where a column says it. An answer that is no option, or only 'yes', says nothing of which answer it is. */
function knockOutOf({ cells, note }: RowContext, options: readonly string[], out: string[]): string[] {
  const text = cells.text('knock_out') || out.join('\n')
  if (text === '' || (readYes(text) === false && !options.some((one) => one.toLowerCase() === text.toLowerCase())))
    return []
  note('knock_out', `“${tidyLine(text).slice(0, 80)}” is left out: no answer rejects a person here`)
  return text.split('\n')
}

/** An empty cell of a column of ticks means no. */
const told: QuestionField[] = ['type', 'options', 'category', 'help', 'placeholder']
const unreadOf = (cells: QuestionCells): QuestionField[] => [
  ...told.filter((key) => cells.text(key) === ''),
  ...(cells.has('required') || cells.has('optional') ? [] : (['required'] as const)),
]
