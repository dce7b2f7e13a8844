import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#ui/copy-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { SalaryAnalysis } from '../../contract.ts'
import { negotiationNote } from '../../negotiation-note.ts'
import type { StoredOffer } from '../../offer-draft.ts'
import { analysisQuery } from '../queries.ts'
import { CitedSentence, placesOf } from './cited-sentence.tsx'
import '../components/salaries.css'

type Props = { offers: readonly StoredOffer[] }

/** The negotiation note for one of the offers. Each sentence cites a figure and links to it. */
export function NoteSection({ offers }: Props) {
  const [chosen, choose] = useState<string>()
  const offer = offers.find(({ id }) => id === chosen) ?? offers[0]
  if (!offer) return null
  return (
    <section className="salary-note" aria-label="Negotiation note">
      <SectionHead title="Negotiation note">Every sentence cites its source</SectionHead>
      {offers.length > 1 && (
        <p className="row wrap">
          <span>For the offer of</span>
          <Select
            aria-label="Offer to negotiate"
            className="w-60"
            value={offer.id}
            options={offers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => choose(target.value)}
          />
        </p>
      )}
      <Note key={offer.id} offer={offer} offers={offers} />
    </section>
  )
}

function Note({ offer, offers }: Props & { offer: StoredOffer }) {
  const { jobTitle, location } = offer
  // no placeholder data, because the figures of another offer must not be shown while these load
  const query = useQuery({ ...analysisQuery({ jobTitle, location }), placeholderData: undefined })
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={3} lead="none" label="Analyzing salary data..." />}
      errorText="Search Error"
      errorHint="Market data didn't load, so we can't draft a note."
    >
      {(analysis) => <Sentences offer={offer} offers={offers} analysis={analysis} />}
    </QueryBoundary>
  )
}

function Sentences({ offer, offers, analysis }: Props & { offer: StoredOffer; analysis: SalaryAnalysis }) {
  const others = offers.filter(({ id }) => id !== offer.id)
  const sentences = negotiationNote({ offer, others, analysis })
  if (sentences.length === 0)
    return (
      <p>
        There's no market data for {offer.jobTitle} in {offer.location} and no better offer, so we can't make a case
        here.
      </p>
    )
  const copy = () =>
    copyText(sentences.map(({ text }) => text).join('\n'), 'Note copied', () =>
      toast.error("Couldn't copy. Select the text and copy it."),
    )
  return (
    <>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <CitedSentence sentence={sentence} places={placesOf(offer, others)} />
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Button icon={Copy} onClick={() => void copy()}>
          Copy note
        </Button>
      </p>
    </>
  )
}
