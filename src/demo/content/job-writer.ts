import { z } from 'zod'
import { recordOf } from '#server/content.ts'
import type { CompanyVoice } from './company-voices.ts'
import { type FairPicker, phrase } from './phrase.ts'
import type { Level, ProfessionContent, RoleContent } from './professions.ts'
import type { Random } from './random.ts'

interface PostingBrief {
  title: string
  level: Level
  voice: CompanyVoice
  profession: ProfessionContent
  role: RoleContent
  /** First name of the person who is responsible for the posting. */
  hirer: string
  /** Replaces the first sentences, if a posting has its own. */
  opening?: string
  /** Replaces the requirements, if a posting has its own. */
  asks?: string[]
}

const yearsOf: Record<Level, number> = { intern: 0, junior: 1, mid: 3, senior: 5, lead: 7 }

const Phrases = z.array(z.string().min(1).max(200)).min(1)

const phrases = recordOf(
  'demo/posting-phrases.json',
  z.strictObject({
    headings: z.strictObject({
      duties: Phrases,
      team: Phrases,
      week: Phrases,
      months: Phrases,
      offer: Phrases,
      hiring: Phrases,
    }),
    /** Requirements of internships. */
    internAsks: Phrases,
  }),
)
type Heading = keyof ReturnType<typeof phrases>['headings']

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
const paragraph = (sentences: string[]) => `<p>${escapeHtml(sentences.join(' '))}</p>`

/**
 * Writes the description and the requirements of a posting, as HTML of h3, p, ul and li. The sentences come from the role, the profession
 * and the company, those least used for this title first.
 */
export function writePosting(brief: PostingBrief, random: Random, fair: FairPicker) {
  const { voice, profession, role, level } = brief
  const slots = { ...voice.words, hirer: brief.hirer, years: String(yearsOf[level]) }
  const say = (patterns: string[]) => patterns.map((pattern) => phrase(pattern, random, slots))
  const take = (pool: readonly string[], count: number) => say(fair.take(random, brief.title, pool, count))
  const heading = (name: Heading) => `<h3>${random.pick(phrases().headings[name])}</h3>`

  const seniorTask = level === 'senior' || level === 'lead' ? take(profession.senior, 1) : []
  const juniorTask = level === 'junior' || level === 'intern' ? take(profession.junior, 1) : []
  const duties = [...take(role.duties, random.int(5, 6)), ...seniorTask, ...juniorTask]
  const opening = brief.opening
    ? [phrase(brief.opening, random, slots)]
    : [...take(voice.openings, 1), ...take(role.missions, 1)]

  // At most five parts: two of team, week and first months, in full if there are few duties.
  const isShort = duties.join(' ').split(' ').length < 62
  const middle = [
    () => `${heading('team')}${paragraph(take(profession.team, isShort ? 4 : 3))}`,
    () => `${heading('week')}${paragraph(take(profession.rhythm, isShort ? 4 : random.int(2, 3)))}`,
    () => `${heading('months')}${list(take(profession.firstMonths, isShort ? 3 : 2))}`,
  ]
  const skipped = random.int(0, 2)
  const parts = middle.flatMap((write, index) => (index === skipped ? [] : [write()]))
  const benefits = take(voice.benefits, isShort ? 5 : random.int(4, 5))
  const offer = random.chance(0.4) ? list(benefits) : paragraph(benefits)
  const hiring = `${heading('hiring')}${paragraph(take(voice.hiring, 2))}`

  return {
    descriptionHtml: [
      paragraph(opening),
      `${heading('duties')}${list(duties)}`,
      ...parts,
      `${heading('offer')}${offer}`,
      hiring,
    ].join(''),
    requirementsHtml: list(brief.asks ?? writeAsks(brief, random, fair, say)),
  }
}

function writeAsks(brief: PostingBrief, random: Random, fair: FairPicker, say: (patterns: string[]) => string[]) {
  const { role, profession, level } = brief
  const years = role.asks.filter((ask) => ask.includes('{years}'))
  const rest = role.asks.filter((ask) => !ask.includes('{years}'))
  const own = fair.take(random, brief.title, rest, random.int(3, 5))
  const common = fair.take(random, brief.title, profession.asks, random.int(1, 2))
  if (level === 'intern')
    return say([...fair.take(random, brief.title, phrases().internAsks, 3), ...own.slice(0, 2), ...common])
  return say([...years, ...own, ...common])
}
