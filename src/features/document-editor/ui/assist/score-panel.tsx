import { useDeferredValue, useMemo, useState } from 'react'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { LossList } from '#features/documents/ui/components/loss-list.tsx'
import { monthOf } from '#features/resume-review/score/reading.ts'
import type { Place } from '#features/resume-review/score/score-report.ts'
import { scoreResume, thingsToFix } from '#features/resume-review/score/score-resume.ts'
import { counted } from '#lib/count-word.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { Popover } from '#ui/primitives/popover.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import '#features/documents/ui/components/assist.css'

type Props = {
  content: ResumeContent
  /** Opens the field of a lost point in the form. */
  onGo: (place: Place) => void
}

/** The live score of a resume, and a list of fixes with links to their places in the form (AI-03 to AI-05). */
export function ScorePanel({ content, onGo }: Props) {
  const [isOpen, setOpen] = useState(false)
  // typing has priority: the score is updated when the browser is idle
  const settled = useDeferredValue(content)
  const report = useMemo(() => scoreResume(settled, monthOf(new Date())), [settled])
  const { score, parts, language } = report
  const losses = thingsToFix(report)
  const summary = losses.length === 0 ? 'Nothing to fix' : `${counted(losses.length, 'thing')} to fix`
  return (
    <div className="row row-3 score-panel">
      <Ring small segments={parts.map(({ state }) => state)} value={score} what="Resume score" />
      <div className="stack">
        <span className="meta">Resume score</span>
        <Popover
          align="end"
          label="What to fix"
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <button type="button" className="score-fix">
              {summary}
            </button>
          }
        >
          <div className="score-pop stack stack-3">
            <b className="strong">{summary}</b>
            {!language && <p className="meta">{otherLanguage}</p>}
            <LossList
              losses={losses}
              onGo={(place) => {
                setOpen(false)
                onGo(place)
              }}
            />
            <TextLink to="/app/documents/scoring">How scoring works</TextLink>
          </div>
        </Popover>
      </div>
    </div>
  )
}

/** Shown next to a score that leaves out the criteria for which the engine must read the language. */
export const otherLanguage =
  "Openings and wording are checked only in English, German, French and Spanish, so they don't count here."
