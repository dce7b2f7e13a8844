import { htmlBlocks } from '#lib/html-text.ts'
import { dollars } from '#lib/money.ts'
import type { Finding, ReadPosting } from './finding.ts'
import { wordsIn } from './sentences.ts'

const fewestWords = 80
const mostWords = 1_000
const mostRequirements = 12
const longestTitle = 80
/** The upper bound of a range that still tells something, as a multiple of the lower one. */
const widest = 1.6

const missing = (key: string, place: Finding['place'], says: string, why: string): Finding => ({
  ...{ key, place, says, why },
  proposal: null,
  quote: null,
})

function salaryFinding({ salaryMin: least, salaryMax: most }: ReadPosting): Finding | null {
  const why = 'Postings that name their pay get more applications, and candidates search by it.'
  if (least === null && most === null) return missing('salary-missing', 'salaryMin', 'No salary range', why)
  if (least === null) return missing('salary-open', 'salaryMin', 'The salary range has no beginning', why)
  if (most === null) return missing('salary-open', 'salaryMax', 'The salary range has no end', why)
  if (most <= least * widest) return null
  const range = `${dollars(least)} to ${dollars(most)}`
  const says = 'The salary range is very wide'
  return {
    ...missing(
      'salary-wide',
      'salaryMax',
      says,
      'So wide a range tells nobody what they would earn. Two levels are two jobs.',
    ),
    quote: range,
  }
}

/** `today` as 'YYYY-MM-DD'. */
function deadlineFinding({ applicationDeadline: day }: ReadPosting, today: string): Finding | null {
  if (day === '' || day >= today) return null
  return missing(
    'deadline-over',
    'applicationDeadline',
    'The application deadline is over',
    'Nobody can apply any more.',
  )
}

function lengthFinding({ description }: ReadPosting): Finding | null {
  const words = wordsIn(description)
  if (words === 0) return null
  if (words < fewestWords) {
    const why = `${words} ${words === 1 ? 'word is' : 'words are'} little to decide by. Say what the days are made of, with whom, and what comes in return.`
    return missing('text-short', 'description', 'The description is short', why)
  }
  if (words <= mostWords) return null
  const why = `${words.toLocaleString('en-US')} words are more than most people read. What matters most belongs into the first 300.`
  return missing('text-long', 'description', 'The description is long', why)
}

function requirementsFinding({ requirements }: ReadPosting): Finding | null {
  const items = htmlBlocks(requirements).filter(({ kind }) => kind === 'item').length
  if (items > mostRequirements) {
    const why = `Many who could do the work do not apply unless they have all ${items}. Keep what is needed on the first day.`
    return missing('requirements-many', 'requirements', `${items} requirements are a lot`, why)
  }
  if (items > 0 || wordsIn(requirements) < 60) return null
  return missing(
    'requirements-flat',
    'requirements',
    'The requirements are no list',
    'One item each reads faster, and each is compared with a candidate’s resume.',
  )
}

function titleFinding({ title }: ReadPosting): Finding | null {
  if (title.trim().length <= longestTitle) return null
  return missing(
    'title-long',
    'title',
    'The title is long',
    'Lists and mails cut it off. The name of the role is enough.',
  )
}

function placeFinding({ location, remoteAllowed }: ReadPosting): Finding | null {
  if (location.trim() !== '' || remoteAllowed) return null
  return missing(
    'location-missing',
    'location',
    'No place, and not marked as remote',
    'Candidates read “Remote” where no place is named. Say where, or that it can be done from anywhere.',
  )
}

/** What the posting offers and how much it says, whatever its language. */
export function offerFindings(posting: ReadPosting, today: string): Finding[] {
  return [
    titleFinding(posting),
    placeFinding(posting),
    salaryFinding(posting),
    deadlineFinding(posting, today),
    lengthFinding(posting),
    requirementsFinding(posting),
  ].filter((finding) => finding !== null)
}
