import type { QuestionRole } from '../question-roles.ts'
import { type DifficultyLevel, difficultyLevels, type QuestionType, questionTypes } from '../rules.ts'

type Written = {
  /** Its name for good: answers hang on the question that carries it. */
  key: string
  /** The question as it is spoken. */
  title: string
  /** What is behind it and what a good answer shows. */
  content: string
  tags: string[]
}

/** A question of the bank; `role` is null where it may be asked of anybody. */
export type QuestionText = Written & { type: QuestionType; level: DifficultyLevel; role: QuestionRole | null }

/** The questions of one family of work: every kind has some of every level. */
export function questionsFor(
  role: QuestionRole | null,
  written: Record<QuestionType, Record<DifficultyLevel, [Written, ...Written[]]>>,
): QuestionText[] {
  return questionTypes.flatMap((type) =>
    difficultyLevels.flatMap((level) => written[type][level].map((one) => ({ ...one, type, level, role }))),
  )
}
