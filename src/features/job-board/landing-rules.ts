import { foldLatin } from '#lib/names.ts'

/** The slug of the place 'Remote'. No other place has it. */
export const REMOTE = 'remote'

/** A landing page with fewer open jobs is shown, but not indexed by search engines; one of a role is not linked either. */
export const minListed = 3

/** A median salary needs at least this number of postings. */
export const minPaid = 5

const addressOf = (words: string): string =>
  foldLatin(words)
    .replaceAll('++', ' plus plus')
    .replace(/\b([a-z])#/g, '$1 sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1)
const fromAddress = (slug: string) => slug.split('-').map(capital).join(' ')

/** The label of a role, as a title writes it: 'data-analyst' with 'Senior Data Analyst, Billing' is 'Data Analyst'. */
export function roleLabel(slug: string, title: string | null): string {
  const words = (title ?? '').split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const written = words.slice(from, to).join(' ')
      if (addressOf(written) !== slug) continue
      const bare = written.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '')
      return bare === bare.toLowerCase() || isShouted(bare)
        ? bare.toLowerCase().split(' ').map(capital).join(' ')
        : bare
    }
  }
  return fromAddress(slug)
}

/** Whether text is in capitals only because of its style: 'DATA ANALYST', but not the abbreviations 'QA' and 'UX'. */
const isShouted = (text: string) => text === text.toUpperCase() && text.length > 4

/** The label of a place: the spelling of most postings, or one made from the slug. */
export const placeName = (slug: string, location: string | null): string =>
  slug === REMOTE ? 'Remote' : (location?.trim().replace(/\s+/g, ' ') ?? '') || fromAddress(slug)

/** The region of a place: 'OR' for 'Portland, OR'; '' for a place without one. */
export const regionOf = (label: string): string => (label.includes(',') ? (label.split(',').at(-1)?.trim() ?? '') : '')

const lowerCaseWords = new Set(['and', 'of', 'for', 'de', 'in'])

/** The number of words that two roles have in common, without words like 'of'. It ranks related roles. */
export function sharedWords(role: string, other: string): number {
  const words = new Set(other.split('-').filter((word) => !lowerCaseWords.has(word)))
  return new Set(role.split('-').filter((word) => words.has(word))).size
}

type Scope = { role?: { slug: string } | null; place?: { slug: string } | null }

/** The path of the landing page of a role, a place or both. */
export function landingPath({ role, place }: Scope): string {
  const [in_, of] = [place && encodeURIComponent(place.slug), role && encodeURIComponent(role.slug)]
  if (of && in_) return `/jobs/role/${of}/in/${in_}`
  return of ? `/jobs/role/${of}` : in_ ? `/jobs/in/${in_}` : '/jobs'
}

type Named = { slug: string; label: string }
type About = { role: Named | null; place: Named | null }

/** 'Data Analyst jobs in Portland, OR', 'remote Data Analyst jobs', 'jobs in Lisbon, Portugal'; singular for a count of 1. */
export function describeLanding({ role, place }: About, count = 2): string {
  const isRemote = place?.slug === REMOTE
  const jobs = [isRemote && 'remote', role?.label, count === 1 ? 'job' : 'jobs'].filter(Boolean).join(' ')
  return place && !isRemote ? `${jobs} in ${place.label}` : jobs
}
