import { ChevronDown, Lightbulb, X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AdvicePlace, Finding } from '#features/posting-advice/finding.ts'
import { lintPosting } from '#features/posting-advice/lint-posting.ts'
import { counted } from '#lib/count-word.ts'
import { isoDay } from '#lib/dates.ts'
import { Count } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { chosenMode } from '../posting-form.ts'
import type { TypedPosting } from '../posting-in-progress.ts'
import type { DismissedAdvice } from '../use-dismissed-advice.ts'
import '../postings.css'

const placeNames: Record<AdvicePlace, string> = {
  title: 'Job Title',
  description: 'Description',
  requirements: 'Requirements',
  location: 'Location',
  salaryMin: 'Salary',
  salaryMax: 'Salary',
  applicationDeadline: 'Application Deadline',
}

/** The maximum number of pieces that are shown, so that the preview below stays in view. */
const SHOWN = 3

type Props = { typed: TypedPosting; dismissed: DismissedAdvice; onGo: () => void }

/**
 * Advice on the posting being written; it never blocks posting. Each piece links to its field or can be dismissed.
 */
export function AdvicePanel({ typed, dismissed, onGo }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [isExpanded, setExpanded] = useState(false)
  const { setFocus } = useFormContext()
  if (dismissed.findings === null) return null
  const { findings, isEnglish } = lintPosting(
    { ...typed, remoteAllowed: chosenMode(typed.workMode) !== null },
    isoDay(new Date()),
  )
  const shown = findings.filter(({ key }) => !dismissed.findings?.includes(key))
  const hiddenCount = findings.length - shown.length
  const openField = (place: AdvicePlace) => {
    onGo()
    // wait a frame, because a phone may have to show the form first
    requestAnimationFrame(() => setFocus(place))
  }
  return (
    <section className="card advice-panel" aria-label="Advice">
      <button type="button" className="advice-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Lightbulb className="ic" />
        <span className="grow strong">Advice</span>
        <Count value={shown.length} label={`${counted(shown.length, 'piece')} of advice`} />
        <ChevronDown className={cx('ic ic-sm', isOpen && 'is-open')} />
      </button>
      {isOpen && (
        <div className="advice-body">
          {shown.length === 0 && <p className="meta">{noneText(findings.length, typed)}</p>}
          {shown.length > 0 && (
            <ul>
              {shown.slice(0, isExpanded ? undefined : SHOWN).map((finding) => (
                <Piece key={finding.key} finding={finding} onGo={openField} onDismiss={dismissed.dismiss} />
              ))}
            </ul>
          )}
          {shown.length > SHOWN && (
            <Button size="sm" variant="ghost" onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? 'Show fewer' : `Show all ${shown.length}`}
            </Button>
          )}
          {!isEnglish && (
            <p className="meta">Wording is checked only in English. This text seems to be in another language.</p>
          )}
          {hiddenCount > 0 && (
            <Button size="sm" variant="ghost" onClick={dismissed.restore}>
              Show {hiddenCount} dismissed
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const noneText = (found: number, { title, description }: TypedPosting): string =>
  found > 0 || title !== '' || description !== ''
    ? 'No suggestions. Advice is optional, and you can post at any time.'
    : 'As you write, we check for missing pay, unclear words and wording that discourages applicants.'

type PieceProps = { finding: Finding; onGo: (place: AdvicePlace) => void; onDismiss: (key: string) => void }

function Piece({ finding, onGo, onDismiss }: PieceProps) {
  const { key, place, says, why, proposal, quote } = finding
  return (
    <li className="advice-piece">
      <div className="grow">
        <button type="button" className="advice-go" onClick={() => onGo(place)}>
          {says}
        </button>
        <p className="meta">In {placeNames[place]}</p>
        {quote && <q className="advice-quote">{quote}</q>}
        <p className="meta">{why}</p>
        {proposal && (
          <p className="meta">
            Try instead: <span className="ink">{proposal}</span>
          </p>
        )}
      </div>
      <IconButton icon={X} size="sm" label={`Dismiss: ${says}`} onClick={() => onDismiss(key)} />
    </li>
  )
}
