import type { ImportOption } from '#features/import-files/questions.ts'
import {
  hasOptions,
  type QuestionType,
  questionTypeNames,
  questionTypes,
} from '#features/job-postings/question-types.ts'
import { answersSaid, readTypeWords } from './read-type.ts'
import type { RowContext } from './row-context.ts'
import type { TypeMeaning } from './type-words.ts'
import { isYesNo, meansYesNo, readYes } from './words.ts'

export const LEAVE_OUT = 'leave-out'

const typeOptions: ImportOption[] = [
  ...questionTypes.map((value) => ({ value, label: questionTypeNames[value] })),
  { value: LEAVE_OUT, label: 'Leave out these questions' },
]

type Told = {
  options: readonly string[]
  /** What 'multiple choice' means in the file. */
  choice: 'multiple_choice' | 'checkbox' | null
  /** The text of the question and its help, which can say how many answers are meant. */
  text: string
  /** Whether the types of the file are kinds of interview questions, and not of answers. */
  isKind: boolean
}

/** Types that take options, and take several answers of them. */
const severalOf: Partial<Record<TypeMeaning, QuestionType>> = {
  ...{ dropdown: 'checkbox', multiple_choice: 'checkbox', choice: 'checkbox', checkbox: 'checkbox' },
}

/** The type of a row's question; null while it is asked, and LEAVE_OUT for a heading or another part that is no question. */
export function typeOf(context: RowContext, told: Told): QuestionType | typeof LEAVE_OUT | 'not-a-question' | null {
  const { cells, ask } = context
  const text = told.isKind ? '' : cells.text('type')
  const { options } = told
  if (text === '') return withoutType(context, told)
  const meaning = readTypeWords(text)
  if (meaning === 'none') return 'not-a-question'
  const said = severalSaid(context, told.text)
  const several = said === 'several' ? meaning && severalOf[meaning] : undefined
  const known = several ?? (meaning === 'choice' ? choiceOf(said, told.choice) : meaning)
  const suggestion = known === 'checkbox' && options.length === 0 ? 'yes_no' : known
  const isOther = suggestion !== meaning
  // a value with other readings in other rows is not asked once for all of them
  const answer =
    isOther && suggestion !== null && meaning !== null && context.cells.has('several')
      ? suggestion
      : ask('type', { text, options: typeOptions, suggestion })
  return answer === null || answer === LEAVE_OUT ? answer : fitting(context, answer as QuestionType, options)
}

const choiceOf = (said: 'one' | 'several' | null, choice: Told['choice']): QuestionType | null =>
  said === null ? choice : said === 'one' ? 'multiple_choice' : 'checkbox'

/** What a row says of the number of answers, in a column of its own or in its text. */
function severalSaid({ cells }: RowContext, text: string): 'one' | 'several' | null {
  const cell = cells.text('several')
  if (cell === 'one' || cell === 'several') return cell
  const flag = cell === '' ? null : readYes(cell)
  if (flag !== null) return flag ? 'several' : 'one'
  return answersSaid(cell) ?? answersSaid(text)
}

/** Asked once for all questions without a type and without options, and once for those with options. */
function withoutType(context: RowContext, { options, text }: Told): QuestionType | typeof LEAVE_OUT | null {
  const hasAny = options.length > 0
  if (hasAny && meansYesNo(options)) return isYesNo(options) ? 'yes_no' : 'multiple_choice'
  const said = severalSaid(context, text)
  if (hasAny && said === 'several') return 'checkbox'
  const answer = context.ask('type', {
    text: hasAny ? 'No type, with options' : 'No type',
    options: typeOptions,
    suggestion: hasAny ? (said === 'one' ? 'multiple_choice' : null) : 'textarea',
  })
  return answer === null || answer === LEAVE_OUT ? answer : fitting(context, answer as QuestionType, options)
}

/** The type as a question can have it with these options. */
function fitting({ note }: RowContext, type: QuestionType, options: readonly string[]): QuestionType {
  if (!hasOptions(type)) {
    if (options.length > 0 && type !== 'yes_no') note('options', 'are left out: answers of this type have none')
    return type
  }
  if (options.length === 0) {
    note('options', 'are empty: it is imported as a Single Line Text question')
    return 'text'
  }
  return type !== 'checkbox' && isYesNo(options) ? 'yes_no' : type
}
