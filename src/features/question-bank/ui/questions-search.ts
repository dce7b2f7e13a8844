import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { id, oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { QuestionFilters } from '../contract.ts'
import { questionRoles } from '../roles.ts'

/** The search parameters of the Questions tab: filters, page, posting and the open question (INTV-06). */
export const QuestionsSearch = readAddress({
  q: words(100),
  type: oneOf(interviewQuestionTypes),
  level: oneOf(difficultyLevels),
  role: oneOf(questionRoles),
  company: words(200),
  job: id,
  practised: yes,
  page: whole(2, 10_000),
  question: id,
})
export type QuestionsSearch = Read<typeof QuestionsSearch>

/** The filters of the list, without the open question, so that opening a question does not reload the list. */
export const questionFilters = ({ question: _, ...filters }: QuestionsSearch): QuestionFilters => ({
  q: '',
  practised: false,
  page: 1,
  ...filters,
})

/** The number of active filters, not counting the search text. */
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
