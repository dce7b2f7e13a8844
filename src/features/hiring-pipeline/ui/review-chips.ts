import { sourceNames } from '#features/applications/rules.ts'
import { longDay } from '#lib/dates.ts'
import type { ReviewQuestion } from '../contract.ts'
import { matchBandNames, quickRangeNames } from '../review-choices.ts'
import type { ReviewsSearch } from './reviews-search.ts'

const answer = { question: undefined, answer: undefined, least: undefined, most: undefined }
const dates = { within: undefined, from: undefined, to: undefined }

/** Values that clear filters of the panel: all of them, dates, or the answer to a question. */
export const panelCleared = { all: { ...answer, ...dates, source: undefined, match: undefined }, dates, answer }

type Chip = { label: string; without: Partial<ReviewsSearch> }

/** Each active filter of the panel as text, with the values that clear it; a question is named once it is loaded. */
export function appliedFilters(search: ReviewsSearch, question: ReviewQuestion | undefined): Chip[] {
  const { source, match, within } = search
  const chips: [string | undefined | false, Partial<ReviewsSearch>][] = [
    [match && matchBandNames[match], { match: undefined }],
    [formatDates(search) || (within && quickRangeNames[within]), dates],
    [source && `Source: ${sourceNames[source].toLowerCase()}`, { source: undefined }],
    [formatAnswer(search, question), answer],
  ]
  return chips.flatMap(([label, without]) => (label ? [{ label, without }] : []))
}

function formatDates({ from, to }: ReviewsSearch): string {
  if (from && to) return `${longDay(from)} to ${longDay(to)}`
  if (from) return `Since ${longDay(from)}`
  return to ? `Until ${longDay(to)}` : ''
}

function formatAnswer({ question: id, answer: filter, least, most }: ReviewsSearch, question?: ReviewQuestion): string {
  if (!id || (filter === undefined && least === undefined && most === undefined)) return ''
  const label = shortened(question?.label ?? 'Answer')
  if (filter !== undefined) return `${label}: ${shortened(filter)}`
  if (least !== undefined && most !== undefined) return `${label}: ${least} to ${most}`
  return least === undefined ? `${label}: at most ${most}` : `${label}: at least ${least}`
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 38).trimEnd()}…` : text)
