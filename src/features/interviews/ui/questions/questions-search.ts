import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { QuestionFilters } from '../../question-contract.ts'
import { questionRoles } from '../../question-roles.ts'
import { difficultyLevels, questionTypes } from '../../rules.ts'

const optionalId = Id.optional().catch(undefined)
const words = (most: number) => z.string().trim().min(1).max(most).optional().catch(undefined)

/** What the address says of the Questions tab: the filters, the page, the posting, and the question that is open (INTV-06). */
export const QuestionsSearch = z.object({
  q: words(100),
  type: z.enum(questionTypes).optional().catch(undefined),
  level: z.enum(difficultyLevels).optional().catch(undefined),
  role: z.enum(questionRoles).optional().catch(undefined),
  company: words(200),
  job: optionalId,
  practised: z
    .union([z.literal(true), z.literal('true').transform((): true => true)])
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(2).max(10_000).optional().catch(undefined),
  question: optionalId,
})
export type QuestionsSearch = z.output<typeof QuestionsSearch>

/** What the list is asked for; opening a question asks nothing anew. */
export const questionFilters = ({ question: _, ...filters }: QuestionsSearch): QuestionFilters =>
  QuestionFilters.parse(filters)

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
