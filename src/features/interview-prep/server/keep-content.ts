import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { interviewQuestions, interviewResources } from '#db/schema/interview-prep.ts'
import type { Db } from '#server/context.ts'
import { questionBank } from './questions/question-bank.ts'
import { writtenResources } from './resources/written-resources.ts'

// any fixed number of our own
const CONTENT_LOCK = 7_264_338

type QuestionRow = typeof interviewQuestions.$inferInsert & { key: string }
type ResourceRow = typeof interviewResources.$inferInsert
type Content = { questions: QuestionRow[]; resources: ResourceRow[] }

/**
 * Brings the questions and resources that are written with the product into the database, found again by their `key`; one
 * that is no longer written is retired, so that answers and bookmarks stay. Where nothing changed nothing is written. For
 * the start of every process, and for tests that need the bank.
 */
export async function keepContent(db: Db, content: Content = writtenContent()): Promise<void> {
  if ((await writesFor(db, content)).length === 0) return
  await db.transaction(async (tx) => {
    // web and worker may start together
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`)
    for (const write of await writesFor(tx, content)) await write(tx)
  })
}

const writtenContent = (): Content => ({
  questions: questionBank().map(({ type: questionType, level: difficultyLevel, role: jobRole, ...rest }) => ({
    ...rest,
    questionType,
    difficultyLevel,
    jobRole,
  })),
  resources: writtenResources(),
})

type Write = (db: Db) => Promise<unknown>

async function writesFor(db: Db, content: Content): Promise<Write[]> {
  const asked = await db.select().from(interviewQuestions).where(isNotNull(interviewQuestions.key))
  const read = await db.select().from(interviewResources)
  return [
    ...writesOf(content.questions, asked, {
      add: (rows) => (tx) => tx.insert(interviewQuestions).values(rows),
      change: (id, row) => (tx) =>
        tx
          .update(interviewQuestions)
          .set({ ...row, retiredAt: null })
          .where(eq(interviewQuestions.id, id)),
      retire: (ids) => (tx) =>
        tx.update(interviewQuestions).set({ retiredAt: new Date() }).where(inArray(interviewQuestions.id, ids)),
    }),
    ...writesOf(content.resources, read, {
      add: (rows) => (tx) => tx.insert(interviewResources).values(rows),
      change: (id, row) => (tx) =>
        tx
          .update(interviewResources)
          .set({ ...row, retiredAt: null })
          .where(eq(interviewResources.id, id)),
      retire: (ids) => (tx) =>
        tx.update(interviewResources).set({ retiredAt: new Date() }).where(inArray(interviewResources.id, ids)),
    }),
  ]
}

type Stored = { id: string; key: string | null; retiredAt: Date | null }
type Ways<Row> = {
  add: (rows: Row[]) => Write
  change: (id: string, row: Row) => Write
  retire: (ids: string[]) => Write
}

function writesOf<Row extends { key: string }>(wanted: Row[], stored: Stored[], ways: Ways<Row>): Write[] {
  const byKey = new Map(stored.map((row) => [row.key, row]))
  const added = wanted.filter(({ key }) => !byKey.has(key))
  const changed = wanted.flatMap((row) => {
    const old = byKey.get(row.key)
    return old && (old.retiredAt || differs(row, old)) ? [ways.change(old.id, row)] : []
  })
  const keys = new Set<string | null>(wanted.map(({ key }) => key))
  const gone = stored.filter(({ key, retiredAt }) => !retiredAt && !keys.has(key)).map(({ id }) => id)
  return [...(added.length > 0 ? [ways.add(added)] : []), ...changed, ...(gone.length > 0 ? [ways.retire(gone)] : [])]
}

const differs = (row: object, stored: object) =>
  Object.entries(row).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)))
