import { difficultyLevels, questionTypes } from '#features/answer-feedback/rules.ts'
import { id, oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { QuestionFilters } from '../contract.ts'
import { questionRoles } from '../roles.ts'

/** What the address says of the Questions tab: the filters, the page, the posting, and the question that is open (INTV-06). */
export const QuestionsSearch = readAddress({
  q: words(100),
  type: oneOf(questionTypes),
  level: oneOf(difficultyLevels),
  role: oneOf(questionRoles),
  company: words(200),
  job: id,
  practised: yes,
  page: whole(2, 10_000),
  question: id,
})
export type QuestionsSearch = Read<typeof QuestionsSearch>

/** The filters of the list; opening a question does not reload it. */
export const questionFilters = ({ question: _, ...filters }: QuestionsSearch): QuestionFilters => ({
  q: '',
  practised: false,
  page: 1,
  ...filters,
})

/** How many filters beside the words are set. */
export const filtersSet = ({ type, level, role, company, practised }: QuestionsSearch): number =>
  [type, level, role, company, practised].filter(Boolean).length

export const nothingSet = {
  q: undefined,
  type: undefined,
  level: undefined,
  role: undefined,
  company: undefined,
  practised: undefined,
}
