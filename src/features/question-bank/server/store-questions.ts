import { eq, inArray, isNotNull } from 'drizzle-orm'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import type { Db } from '#server/context.ts'
import { contentWrites, storeContent } from '#server/written-content.ts'
import { questionBank } from './question-bank.ts'

// the id of the advisory lock: an arbitrary fixed number
const QUESTIONS_LOCK = 7_264_338

type QuestionRow = typeof interviewQuestions.$inferInsert & { key: string }

/** Stores the question bank. A question that was removed from the files is retired, so that its answers are preserved. */
export const storeQuestions = (db: Db, written: QuestionRow[] = bankRows()): Promise<void> =>
  storeContent(db, QUESTIONS_LOCK, async (tx) => {
    const stored = await tx.select().from(interviewQuestions).where(isNotNull(interviewQuestions.key))
    return contentWrites(written, stored, {
      add: (rows) => (to) => to.insert(interviewQuestions).values(rows),
      change: (id, row) => (to) =>
        to
          .update(interviewQuestions)
          .set({ ...row, retiredAt: null })
          .where(eq(interviewQuestions.id, id)),
      retire: (ids) => (to) =>
        to.update(interviewQuestions).set({ retiredAt: new Date() }).where(inArray(interviewQuestions.id, ids)),
    })
  })

const bankRows = (): QuestionRow[] =>
  questionBank().map(({ type: questionType, level: difficultyLevel, role: jobRole, ...rest }) => ({
    ...rest,
    questionType,
    difficultyLevel,
    jobRole,
  }))
