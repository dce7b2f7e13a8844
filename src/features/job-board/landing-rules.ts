import { foldLatin } from '#lib/names.ts'

/** The place of all jobs that can be done from anywhere: an address that no named place has. */
export const REMOTE = 'remote'

/** With fewer open jobs a page says little: it is read and linked, but search engines are not asked to keep it. */
export const fewestListed = 3

/** Of fewer postings, what they pay says little of what is paid. */
export const fewestPaid = 5

const addressOf = (words: string): string =>
  foldLatin(words)
    .replaceAll('++', ' plus plus')
    .replace(/\b([a-z])#/g, '$1 sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1)
const fromAddress = (slug: string) => slug.split('-').map(capital).join(' ')

/** How a role is written, by a title that names it: 'data-analyst' of 'Senior Data Analyst, Billing' is 'Data Analyst'. */
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

/** 'DATA ANALYST' shouts, 'QA' and 'UX' do not. */
const isShouted = (text: string) => text === text.toUpperCase() && text.length > 4

/** How a place is written: as most postings do. */
export const placeName = (slug: string, location: string | null): string =>
  slug === REMOTE ? 'Remote' : (location?.trim().replace(/\s+/g, ' ') ?? '') || fromAddress(slug)

/** The part of a place that its neighbours share: 'OR' of 'Portland, OR'; '' for a place that names none. */
export const regionOf = (label: string): string => (label.includes(',') ? (label.split(',').at(-1)?.trim() ?? '') : '')

const beside = new Set(['and', 'of', 'for', 'de', 'in'])

/** How many words two roles have in common, small ones apart: by that they stand beside each other. */
export function sharedWords(role: string, other: string): number {
  const words = new Set(other.split('-').filter((word) => !beside.has(word)))
  return new Set(role.split('-').filter((word) => words.has(word))).size
}

type Scope = { role?: { slug: string } | null; place?: { slug: string } | null }

/** The one address of the page of a role, a place or both. */
export function landingPath({ role, place }: Scope): string {
  const [in_, of] = [place && encodeURIComponent(place.slug), role && encodeURIComponent(role.slug)]
  if (of && in_) return `/jobs/role/${of}/in/${in_}`
  return of ? `/jobs/role/${of}` : in_ ? `/jobs/in/${in_}` : '/jobs'
}

type Named = { slug: string; label: string }
type About = { role: Named | null; place: Named | null }

/** 'Data Analyst jobs in Portland, OR', 'remote Data Analyst jobs', 'jobs in Lisbon, Portugal'; in the singular for one. */
export function kindOf({ role, place }: About, count = 2): string {
  const isRemote = place?.slug === REMOTE
  const jobs = [isRemote && 'remote', role?.label, count === 1 ? 'job' : 'jobs'].filter(Boolean).join(' ')
  return place && !isRemote ? `${jobs} in ${place.label}` : jobs
}
