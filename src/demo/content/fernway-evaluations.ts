import { z } from 'zod'
import { recordOf } from '#server/content.ts'

/** The job of the demo company that has scorecards. */
export const JOB = 'claims-data-analyst-fernway'

const Key = z.string().min(1).max(100)
const Text = z.string().min(1).max(1000)

const Card = z.strictObject({
  seeker: Key,
  by: Key,
  recommendation: z.enum(['strong_no', 'no', 'yes', 'strong_yes']),
  agoHours: z.int().positive(),
  scores: z.array(z.strictObject({ attribute: Key, score: z.int().min(1).max(4), evidence: Text })),
})

/** A single @ in a note is replaced by the colleague in `names`. */
const Note = z.strictObject({ seeker: Key, by: Key, text: Text, names: Key.optional(), agoHours: z.int().positive() })

const Evaluations = z
  .strictObject({
    attributes: z.array(z.strictObject({ name: Key, lookFor: z.string().max(1000) })).min(1),
    cards: z.array(Card),
    notes: z.array(Note),
  })
  .superRefine(({ attributes, cards }, ctx) => {
    const names = new Set(attributes.map(({ name }) => name))
    for (const { attribute } of cards.flatMap(({ scores }) => scores))
      if (!names.has(attribute))
        ctx.addIssue({ code: 'custom', path: ['cards'], message: `"${attribute}" is no attribute` })
  })

/**
 * The attributes, the scores and the team's notes. Daniel has not scored Maya yet, so other members' scores of her are hidden from him, but
 * not from Hannah.
 */
export const evaluations = recordOf('demo/scorecards.json', Evaluations)
