import type { EmploymentType } from '#features/job-postings/rules.ts'
import { plainText } from '#lib/html-text.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { ReadPosting } from '../../contract.ts'
import { companyOfAddress, isSite, spellingIn, splitTitle } from '../../split-title.ts'
import { cleanPosting, readDescription } from './read-description.ts'

type Found = Omit<ReadPosting, 'link' | 'match' | 'matching'>
type Node = Record<string, unknown>

const MAX_BLOCKS = 50
const MAX_NODES = 5000
/** Tags are only searched near the start, because a page of unclosed tags would be slow to read to its end. */
const HEAD = 200_000

/**
 * The job on a page, with its text. The source is its JobPosting data, otherwise its OpenGraph tags, title and main part. The company can
 * also come from the address of an application system. Null without a job title.
 */
export function readPosting(html: string, address = ''): Found | null {
  const posting = blocksOf(html).map(findPosting).find(Boolean)
  const described = posting ? fromPosting(posting) : null
  const written = described?.title || short(metaOf(html, 'og:title') || titleOf(html), 200)
  if (!written) return null
  const site = short(metaOf(html, 'og:site_name'), 200)
  const pageTitle = short(titleOf(html), 200)
  const ofAddress = companyOfAddress(address)
  const known = described?.companyName || spellingIn(ofAddress, pageTitle)
  const split = splitTitle(written, known)
  // a page without data has the name of its site: use it as the employer only if no other name was found
  const ofSite = described || isSite(site) ? '' : site
  const companyName = split.companyName || splitTitle(pageTitle, '').companyName || ofAddress || ofSite
  const { title } = splitTitle(written, companyName)
  const description = described?.description || readDescription(html)
  return { location: '', salaryText: '', employmentType: '', ...described, title, companyName, description }
}

/** A text from a page: on one line, without markup, cut to the field's length. */
const short = (text: unknown, maxLength: number): string =>
  typeof text === 'string'
    ? storableText(plainText(text.slice(0, 10 * maxLength)).replace(/\s+/g, ' '))
        .slice(0, maxLength)
        .trim()
    : ''

function blocksOf(html: string): unknown[] {
  const blocks: unknown[] = []
  const lower = html.toLowerCase()
  let at = lower.indexOf('<script')
  while (at >= 0 && blocks.length < MAX_BLOCKS) {
    const open = lower.indexOf('>', at)
    const end = open < 0 ? -1 : lower.indexOf('</script', open)
    if (end < 0) break
    if (lower.slice(at, open).includes('application/ld+json')) blocks.push(parse(html.slice(open + 1, end)))
    at = lower.indexOf('<script', end)
  }
  return blocks
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first JobPosting in the block; the least nested one is preferred. */
function findPosting(block: unknown): Node | null {
  const queue: unknown[] = [block]
  for (let i = 0; i < queue.length && i < MAX_NODES; i++) {
    const value = queue[i]
    if (Array.isArray(value)) queue.push(...value.slice(0, MAX_NODES))
    if (!isNode(value)) continue
    if ([value['@type']].flat().includes('JobPosting')) return value
    queue.push(...Object.values(value))
  }
  return null
}

function fromPosting(posting: Node): Found {
  const company = [posting.hiringOrganization].flat()[0]
  return {
    title: short(posting.title ?? posting.name, 200),
    companyName: short(isNode(company) ? (company.name ?? company.legalName) : company, 200),
    location: placeOf(posting),
    salaryText: salaryOf(posting.baseSalary),
    employmentType: typeOf(posting.employmentType),
    description: typeof posting.description === 'string' ? cleanPosting(posting.description) : '',
  }
}

function placeOf({ jobLocation, jobLocationType }: Node): string {
  const place = [jobLocation].flat()[0]
  const address = isNode(place) ? place.address : place
  if (!isNode(address)) return short(address, 200) || (jobLocationType === 'TELECOMMUTE' ? 'Remote' : '')
  const country = address.addressCountry
  const parts = [address.addressLocality, address.addressRegion, isNode(country) ? country.name : country]
  return parts
    .map((part) => short(part, 80))
    .filter(Boolean)
    .join(', ')
}

const types: Record<string, EmploymentType> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
}
const typeOf = (value: unknown): EmploymentType | '' =>
  types[
    String([value].flat()[0] ?? '')
      .toUpperCase()
      .replace(/[\s-]/g, '_')
  ] ?? ''

const units: Record<string, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

function salaryOf(base: unknown): string {
  if (!isNode(base)) return ''
  const value = isNode(base.value) ? base.value : { value: base.value, unitText: base.unitText }
  const sums = [value.minValue ?? value.value, value.maxValue]
    .map((sum) => (sum === null || sum === '' ? Number.NaN : Number(sum)))
    .filter((sum) => Number.isFinite(sum) && sum > 0 && sum < 1e9)
  if (sums.length === 0) return ''
  const currency = short(base.currency ?? value.currency, 3).toUpperCase()
  const written = sums.map((sum) => `${currency === 'USD' ? '$' : ''}${sum.toLocaleString('en-US')}`).join(' - ')
  const unit = units[String(value.unitText ?? '').toUpperCase()] ?? ''
  return [currency === 'USD' ? '' : currency, written, unit].filter(Boolean).join(' ').slice(0, 100)
}

/** The content of a `<meta>` by its property or name. */
function metaOf(html: string, property: string): string {
  for (const [tag] of html.slice(0, HEAD).matchAll(/<meta\s[^>]{0,2000}>/gi)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name')
    if (name?.toLowerCase() === property) return attribute(tag, 'content') ?? ''
  }
  return ''
}

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

const titleOf = (html: string): string => /<title[^>]{0,200}>([^<]{0,2000})/i.exec(html.slice(0, HEAD))?.[1] ?? ''
