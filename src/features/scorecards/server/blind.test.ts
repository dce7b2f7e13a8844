import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { liveMessages } from '#db/schema/operations.ts'
import { randomCases } from '#testing/long.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { evaluationWorld, submissionOf } from './evaluations.testing.ts'

const product = productOfFile()

const people = ['admin', 'hannah', 'idris'] as const
const action = fc.record({
  who: fc.constantFrom(...people),
  what: fc.constantFrom('draft', 'submit', 'edit', 'discard', 'note', 'define'),
  of: fc.integer({ min: 0, max: 1 }),
})
const evidenceOf = (who: string) => `canary of ${who} in words`

/** Everything that a member can request about the two applications, and the live messages on their page. */
async function visibleTo(userId: string, ids: string[], jobId: string): Promise<string> {
  const api = product.as(userId)
  const answers = await Promise.all([
    ...ids.flatMap((id) => [
      api.scorecards.read({ id }),
      api.teamNotes.list({ id }),
      api.companyApplications.get({ id }),
    ]),
    api.scorecards.compare({ ids }),
    api.scorecards.attributes({ jobId }),
    api.scorecards.proposals({ jobId }),
    api.companyApplications.list({}),
    api.notifications.list(undefined),
    product.db.select().from(liveMessages).where(eq(liveMessages.userId, userId)),
  ])
  return JSON.stringify(answers)
}

it("no member sees another's evidence before submitting their own, in any order of calls", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 10 }), async (actions) => {
      const s = await evaluationWorld(product)
      const ids = [s.id, await s.apply(s.rival.id)]
      const submitted = new Set<string>()
      for (const { who, what, of } of actions) {
        const id = ids[of] ?? ''
        const { scorecards: evaluations, teamNotes } = product.as(s[who].id)
        // the evidence contains its author and application
        const evidence = `${evidenceOf(who)} ${of}`
        if (what === 'draft') {
          await evaluations.saveDraft({ id, draft: submissionOf(s.attributes, { evidence: `${evidence} draft` }) })
        } else if (what === 'discard') await evaluations.discardDraft({ id })
        else if (what === 'note') await teamNotes.add({ id, noteId: crypto.randomUUID(), text: 'Please score.' })
        else if (what === 'define') {
          const { attributes } = await evaluations.attributes({ jobId: s.job.id })
          const seen = attributes.map((one) => one.id)
          await evaluations.saveAttributes({ jobId: s.job.id, seen, attributes: attributes.toReversed() })
        } else {
          await evaluations.submit({ id, submission: submissionOf(s.attributes, { evidence }) })
          submitted.add(`${who} ${of}`)
        }
      }
      for (const reader of people) {
        const visible = await visibleTo(s[reader].id, ids, s.job.id)
        for (const author of people.filter((one) => one !== reader)) {
          expect(visible, 'a draft is its author’s').not.toMatch(new RegExp(`${evidenceOf(author)} . draft`))
          for (const of of [0, 1]) {
            const mayBeNotified = submitted.has(`${reader} ${of}`) && submitted.has(`${author} ${of}`)
            expect(visible.includes(`${evidenceOf(author)} ${of}`), `${reader} of ${author}`).toBe(mayBeNotified)
          }
        }
      }
    }),
    { numRuns: randomCases(12) },
  )
})
