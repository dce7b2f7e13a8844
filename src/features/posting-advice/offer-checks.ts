import { counted } from '#lib/count-word.ts'
import { htmlBlocks } from '#lib/html-text.ts'
import { money } from '#lib/money.ts'
import { minLikelyYearlyPay, perYear } from '#lib/pay/pay.ts'
import type { Finding, ReadPosting } from './finding.ts'
import { wordsIn } from './sentences.ts'

const minWords = 80
const maxWords = 1_000
const maxRequirements = 12
const longestTitle = 80
/** The largest useful upper bound of a range, as a multiple of the lower one. */
const widest = 1.6

const missing = (key: string, place: Finding['place'], says: string, why: string): Finding => ({
  ...{ key, place, says, why },
  proposal: null,
  quote: null,
})

function salaryFinding({
  salaryMin: least,
  salaryMax: most,
  salaryCurrency,
  salaryPeriod,
}: ReadPosting): Finding | null {
  const why = 'Postings with a salary get more applications, and candidates filter by it.'
  if (least === null && most === null) return missing('salary-missing', 'salaryMin', 'No salary range', why)
  const top = most ?? least ?? 0
  // '3.500' for 3,500 a month is read as 3.5
  if ((perYear(top, salaryPeriod) ?? minLikelyYearlyPay) < minLikelyYearlyPay) {
    const text =
      salaryPeriod === 'year'
        ? 'If this is pay per hour, day or month, choose that pay period.'
        : 'Check the amount and the period. Type thousands without a point or a comma: 3500.'
    const says = `The salary is under ${money(minLikelyYearlyPay, salaryCurrency)} a year`
    return {
      ...missing('salary-low', most === null ? 'salaryMin' : 'salaryMax', says, text),
      quote: money(top, salaryCurrency),
    }
  }
  if (least === null) return missing('salary-open', 'salaryMin', 'The salary range has no minimum', why)
  if (most === null) return missing('salary-open', 'salaryMax', 'The salary range has no maximum', why)
  if (most <= least * widest) return null
  const range = `${money(least, salaryCurrency)} to ${money(most, salaryCurrency)}`
  const says = 'The salary range is very wide'
  return {
    ...missing(
      'salary-wide',
      'salaryMax',
      says,
      "Such a wide range doesn't show what to expect. For two levels, post two jobs.",
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
    'The application deadline has passed',
    'Candidates can no longer apply.',
  )
}

function lengthFinding({ description }: ReadPosting): Finding | null {
  const words = wordsIn(description)
  if (words === 0) return null
  if (words < minWords) {
    const why = `${counted(words, 'word is', 'words are')} too few to decide. Describe the daily work, the team and what you offer.`
    return missing('text-short', 'description', 'The description is short', why)
  }
  if (words <= maxWords) return null
  const why = `${words.toLocaleString('en-US')} words are more than most people read. Put what matters most in the first 300.`
  return missing('text-long', 'description', 'The description is long', why)
}

function requirementsFinding({ requirements }: ReadPosting): Finding | null {
  const items = htmlBlocks(requirements).filter(({ kind }) => kind === 'item').length
  if (items > maxRequirements) {
    const why = `Many qualified people don't apply unless they meet all ${items}. List only what is needed on the first day.`
    return missing('requirements-many', 'requirements', `${items} requirements is a lot`, why)
  }
  if (items > 0 || wordsIn(requirements) < 60) return null
  return missing(
    'requirements-flat',
    'requirements',
    "The requirements aren't a list",
    "Lists are easier to read, and each item is compared with a candidate's resume.",
  )
}

function titleFinding({ title }: ReadPosting): Finding | null {
  if (title.trim().length <= longestTitle) return null
  return missing(
    'title-long',
    'title',
    'The title is long',
    'Lists and emails cut it off. Use only the name of the role.',
  )
}

function placeFinding({ location, remoteAllowed }: ReadPosting): Finding | null {
  if (location.trim() !== '' || remoteAllowed) return null
  return missing(
    'location-missing',
    'location',
    'No location and no work mode',
    'Jobs without a location are shown as “Remote”. Add the location, or choose how people work.',
  )
}

/** What the posting offers and how detailed it is, in any language. */
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
