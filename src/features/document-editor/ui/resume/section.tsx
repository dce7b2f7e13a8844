import { Check, ChevronDown, ChevronUp, Minus, PenLine } from 'lucide-react'
import { type ReactNode, useContext, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type ResumeSection, resumeSections } from '#features/document-content/resume-content.ts'
import { cx } from '#ui/primitives/cx.ts'
import { HiddenSections } from './hidden-sections.ts'
import { usePlaces } from './places.tsx'
import { formatMissing, type SectionSummary, sectionSummary } from './section-summary.ts'
import '../resume-form.css'

/** One section: a row with its summary, or an open card with its fields. After it was opened once, it stays mounted. */
export function Section({ section, children }: { section: ResumeSection; children: ReactNode }) {
  const { isOpen, toggle } = usePlaces()
  const id = useId()
  const open = isOpen(section)
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  const summary = useWatch({ name: section, compute: (value): SectionSummary => sectionSummary(section, value) })
  const label = resumeSections.find(({ key }) => key === section)?.label
  const isHidden = useContext(HiddenSections).includes(section)
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <div className={cx('rs-section', open && 'is-open')} data-part={section}>
      <h2>
        <button
          type="button"
          className="rs-head"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => toggle(section)}
        >
          <Marker summary={summary} open={open} />
          <b>{label}</b>
          <span className="meta clip">
            {[isHidden && 'Not printed', open ? openLabel(summary) : summary.summary].filter(Boolean).join(' · ')}
          </span>
          <span className="vh">{stateLabel(summary, open)}</span>
          <Chevron className="ic" />
        </button>
      </h2>
      <div id={id} className="rs-body" hidden={!open}>
        {wasOpened && children}
      </div>
    </div>
  )
}

function Marker({ summary: { state, items }, open }: { summary: SectionSummary; open: boolean }) {
  const Icon = state === 'complete' ? Check : open ? PenLine : state === 'partly' ? Minus : null
  return (
    <span className={cx('rs-mark', `is-${state}`, open && 'is-now')} aria-hidden="true">
      {open && items > 0 ? items : Icon && <Icon className="ic" />}
    </span>
  )
}

const openLabel = ({ count, missing }: SectionSummary) =>
  [count, missing > 0 && formatMissing(missing)].filter(Boolean).join(' · ')

function stateLabel({ state, missing }: SectionSummary, open: boolean): string {
  if (state === 'complete') return 'Complete'
  if (state === 'empty') return open ? 'Empty' : ''
  return open ? '' : formatMissing(missing)
}
