import { z } from 'zod'
import { recordOf } from '#server/content.ts'
import { type Answering, accomplishments, wordsOf } from './answers.ts'
import { phrase } from './phrase.ts'

const Sentences = z.array(z.string().min(1).max(400)).min(1)

/** A letter has one sentence of each list, in this order, with an accomplishment after the second. */
const phrases = recordOf(
  'demo/cover-letters.json',
  z.strictObject({ openings: Sentences, links: Sentences, setbacks: Sentences, closings: Sentences }),
)

/** A letter of four short paragraphs that uses only the person's own resume. */
export function coverLetterFor(context: Answering, hirer: string): string {
  const { random, seeker } = context
  const { openings, links, setbacks, closings } = phrases()
  const words = { ...wordsOf(context), story: seeker.story }
  const [first = '', second = ''] = random.sample(accomplishments(seeker), 2)
  const place = /^(At .+?|On my own) I /.exec(first)?.[0] ?? 'nowhere'
  const done = `${first} ${second.startsWith(place) ? second.replace(place, 'There I also ') : second}`.trim()
  return [
    `Dear ${hirer},`,
    phrase(random.pick(openings), random, words),
    `${random.pick(links)} ${done || seeker.resume.professionalSummary}`,
    phrase(random.pick(setbacks), random, words),
    random.pick(closings),
    `Kind regards,\n${seeker.displayName}`,
  ].join('\n\n')
}
