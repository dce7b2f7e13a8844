import { dollars } from '#lib/money.ts'
import type { SalaryAnalysis } from './contract.ts'
import { differenceOf, percent, pointsLabel } from './insights.ts'
import type { OfferDraft } from './offer-draft.ts'
import { worthOf } from './offers.ts'

/** A figure in a sentence: its text in the sentence, its source, and the number of data points. */
export type Citation = { figure: string; source: string; count: number }
/** One sentence of a note. It cites at least one figure, and its text contains all cited figures. */
export type NoteSentence = { text: string; citations: Citation[] }

type NoteParams = { offer: OfferDraft; others: readonly OfferDraft[]; analysis: SalaryAnalysis | null }
type Figures = NonNullable<SalaryAnalysis['stats']>

/** The source of figures from the user's own offers. */
export const OWN_OFFERS = 'Your offers'

/** The sentences of a note to negotiate an offer. Each sentence needs a figure; without figures the note is empty. */
export function negotiationNote({ offer, others, analysis }: NoteParams): NoteSentence[] {
  const all = [
    ...(analysis?.stats ? marketSentences(offer, analysis, analysis.stats) : []),
    analysis && postedSentence(analysis),
    analysis && publishedSentence(analysis),
    otherOffer(offer, others),
  ]
  return all.filter((sentence) => sentence !== null)
}

/** The sources of an analysis as text, so that generated data points are never mistaken for real people. */
function sourceOf({ sources }: SalaryAnalysis): string {
  const names = sources.map(({ source }) => (source === 'sample' ? 'sample data' : 'imported data'))
  return names.join(' and ')
}

function marketSentences(offer: OfferDraft, analysis: SalaryAnalysis, stats: Figures): (NoteSentence | null)[] {
  const { median, percentile25, percentile75, count } = stats.benchmark
  const source = sourceOf(analysis)
  const cite = (figure: string): Citation => ({ figure, source, count })
  const { jobTitle, location } = analysis.search
  const [low, middle, high, base] = [percentile25, median, percentile75, offer.base].map(dollars) as [
    string,
    string,
    string,
    string,
  ]
  const { label } = differenceOf(median, offer.base)
  const stands = label === 'Similar' ? 'about the same as' : `${label} than`
  return [
    {
      text: `For ${jobTitle} in ${location} the median base salary is ${middle}, from ${pointsLabel(count)} (${source}).`,
      citations: [cite(middle)],
    },
    {
      text: `The base of ${base} that I was offered is ${stands} that median of ${middle}.`,
      citations: [cite(middle), { figure: base, source: OWN_OFFERS, count: 1 }],
    },
    offer.base < percentile75
      ? {
          text: `Half of the ${pointsLabel(count)} are between ${low} and ${high}, so a base of up to ${high} is within the middle 50%.`,
          citations: [cite(low), cite(high)],
        }
      : null,
    benefitSentence(offer, stats, source),
  ]
}

/** A sentence if the offer has no 401(k) match, although most data points have one. */
function benefitSentence(offer: OfferDraft, { compensation }: Figures, source: string): NoteSentence | null {
  const match = compensation.benefits.find(({ kind }) => kind === '401k_match')
  if (!match || offer.matchValue > 0 || match.share <= 0.5) return null
  const share = percent(match.share)
  return {
    text: `Of ${pointsLabel(match.count)} (${source}) ${share} come with a 401(k) match, which this offer doesn't include.`,
    citations: [{ figure: share, source, count: match.count }],
  }
}

function postedSentence({ posted: { benchmark, count } }: SalaryAnalysis): NoteSentence | null {
  if (!benchmark) return null
  const median = dollars(benchmark.median)
  return {
    text: `The salary ranges of ${count} open jobs on Tandem have a median midpoint of ${median}.`,
    citations: [{ figure: median, source: 'Jobs posted on Tandem', count }],
  }
}

function publishedSentence({ published }: SalaryAnalysis): NoteSentence | null {
  const figure = published.find(({ median, currency }) => median !== null && currency === 'USD')
  if (!figure || figure.median === null) return null
  const median = dollars(figure.median)
  const source = `${figure.publisher}, ${figure.dataset}`
  return {
    text: `The ${figure.publisher} publishes a yearly median of ${median} for ${figure.occupation} in ${figure.area}.`,
    citations: [{ figure: median, source, count: figure.employment ?? 0 }],
  }
}

/** A sentence about the best of the other offers, if it is worth more. */
function otherOffer(offer: OfferDraft, others: readonly OfferDraft[]): NoteSentence | null {
  const [best] = others.map((other) => ({ other, total: worthOf(other).total })).toSorted((a, b) => b.total - a.total)
  const own = worthOf(offer).total
  if (!best || Math.round(best.total - own) < 1) return null
  const [total, more] = [dollars(best.total), dollars(best.total - own)]
  return {
    text: `I have another offer, from ${best.other.name}, worth ${total} a year, ${more} more than this one.`,
    citations: [total, more].map((figure) => ({ figure, source: OWN_OFFERS, count: others.length + 1 })),
  }
}
