import { dollars } from '#lib/money.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { type Citation, type NoteSentence, OWN_OFFERS } from '../../negotiation-note.ts'
import type { StoredOffer } from '../../offer-draft.ts'
import { worthOf } from '../../offers.ts'
import { figureId } from './offers-table.tsx'

/** The link targets of the figures in a note: for figures of offers on this page, for others in the analyzer. */
export function placesOf(offer: StoredOffer, others: readonly StoredOffer[]) {
  const own = new Map([[dollars(offer.base), `#${figureId(offer.id, 'base')}`]])
  for (const other of others) own.set(dollars(worthOf(other).total), `#${figureId(other.id, 'total')}`)
  const params = new URLSearchParams({ jobTitle: offer.jobTitle, location: offer.location })
  return ({ figure, source }: Citation): string =>
    source === OWN_OFFERS ? (own.get(figure) ?? `#${figureId(offer.id, 'total')}`) : `/app/salary?${params}`
}

type Props = { sentence: NoteSentence; places: (citation: Citation) => string }

/** A sentence whose figures link to their source, followed by the source and its number of data points. */
export function CitedSentence({ sentence: { text, citations }, places }: Props) {
  const sources = [...new Map(citations.map((one) => [one.source, one])).values()]
  return (
    <>
      {partsOf(text, citations).map(({ at, part, citation }) => {
        if (!citation) return part
        const to = places(citation)
        return to.startsWith('#') ? (
          <a key={at} href={to}>
            {part}
          </a>
        ) : (
          <AppLink key={at} to={to}>
            {part}
          </AppLink>
        )
      })}{' '}
      <span className="meta">[{sources.map(sourceLabel).join('; ')}]</span>
    </>
  )
}

// the number of the user's own offers does not show how reliable the figure is, so omit it
const sourceLabel = ({ source, count }: Citation) =>
  source === OWN_OFFERS ? source : `${source}, ${count.toLocaleString('en-US')}`

/** Splits the text at its cited figures. */
export function partsOf(text: string, citations: readonly Citation[]) {
  const parts: { at: number; part: string; citation?: Citation }[] = []
  let from = 0
  while (from < text.length) {
    const next = citations
      .map((citation) => ({ citation, at: text.indexOf(citation.figure, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.citation.figure.length - a.citation.figure.length)[0]
    if (!next) break
    if (next.at > from) parts.push({ at: from, part: text.slice(from, next.at) })
    parts.push({ at: next.at, part: next.citation.figure, citation: next.citation })
    from = next.at + next.citation.figure.length
  }
  if (from < text.length) parts.push({ at: from, part: text.slice(from) })
  return parts
}
