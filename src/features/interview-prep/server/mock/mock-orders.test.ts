import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/accounts.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { randomCases } from '#testing/long.ts'
import type { TestProduct } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { MockSession } from '../../mock-contract.ts'
import { mockDefaults } from '../../mock-rules.ts'

const product = productOfFile()
let my: ReturnType<TestProduct['as']>['mockInterviews']
beforeAll(async () => {
  await storeQuestions(product.db)
  my = product.as((await createUser(product.db)).id).mockInterviews
})

const moves = ['answer', 'skip', 'complete', 'reload', 'answer twice at once'] as const
type Move = (typeof moves)[number]
const orders = fc.array(fc.record({ tab: fc.nat(1), move: fc.constantFrom<Move>(...moves) }), { maxLength: 14 })

/** A simple reference model of an interview with three questions. */
class Model {
  readonly kinds: ('answered' | 'skipped')[] = []
  isOver = false

  /** Applies a step from the question at `index`. Returns false if the page is outdated, because then nothing changes. */
  take(move: Move, index: number): boolean {
    if (this.isOver || index !== this.kinds.length) return false
    if (move === 'complete') this.isOver = true
    else this.kinds.push(move === 'skip' ? 'skipped' : 'answered')
    this.isOver ||= this.kinds.length === 3
    return true
  }

  isAgain = (move: Move, index: number) =>
    (move === 'skip' && this.kinds[index] === 'skipped') || (move === 'complete' && this.isOver)
}

const codeOf = (work: Promise<MockSession>): Promise<MockSession | string> =>
  work.catch((error: { code: string }) => error.code)

function send(move: Move, { id, index }: MockSession): Promise<(MockSession | string)[]> {
  const answer = () => codeOf(my.answer({ id, index, responseId: newId(), text: 'I asked first.' }))
  if (move === 'answer') return Promise.all([answer()])
  if (move === 'answer twice at once') return Promise.all([answer(), answer()])
  if (move === 'reload') return Promise.all([codeOf(my.get({ id }))])
  return Promise.all([codeOf(my[move === 'skip' ? 'skip' : 'complete']({ id, index }))])
}

async function expectAsModel(id: string, model: Model): Promise<void> {
  const session = await my.get({ id })
  const kinds = session.steps.flatMap(({ outcome }) =>
    outcome === 'answered' || outcome === 'skipped' ? [outcome] : [],
  )
  expect([kinds, session.completed, session.index]).toEqual([model.kinds, model.isOver, model.kinds.length])
  const answered = model.kinds.filter((kind) => kind === 'answered').length
  expect([session.questionsAnswered, session.questionsSkipped]).toEqual([answered, model.kinds.length - answered])
  const [stored] = await product.db
    .select({ n: count() })
    .from(interviewResponses)
    .where(eq(interviewResponses.sessionId, id))
  expect(stored?.n).toBe(answered)
}

it('matches the reference model for any order of steps and reloads in two windows (INTV-18, INTV-19)', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      await product.db.delete(rateLimits)
      const model = new Model()
      const begun = await my.start({ ...mockDefaults, count: 3, id: newId() })
      const tabs = [begun, begun]
      for (const { tab, move } of order) {
        const view = tabs[tab] ?? begun
        const answers = await send(move, view)
        const shown = answers.find((one) => typeof one !== 'string')
        if (move !== 'reload') {
          const mayPass = model.isAgain(move, view.index) || model.take(move, view.index)
          expect(answers.filter((one) => typeof one !== 'string')).toHaveLength(mayPass ? 1 : 0)
          for (const one of answers) if (typeof one === 'string') expect(one).toBe('GONE_ON')
        }
        if (shown && typeof shown !== 'string') tabs[tab] = shown
        await expectAsModel(begun.id, model)
      }
      await my.delete({ id: begun.id })
    }),
    { numRuns: randomCases(25) },
  )
})
