import { Check, CircleHelp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { matchActionLabels } from '#features/matching/match-explanation.ts'
import type { MatchEvidence, MatchItem } from '#features/matching/shapes.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { Highlight } from '#ui/primitives/notice.tsx'
import './jobs.css'

const looks = {
  met: { word: 'Met', icon: Check },
  partly: { word: 'Partly', icon: Minus },
  missing: { word: 'Missing', icon: Minus },
  unknown: { word: 'Unknown', icon: CircleHelp },
} as const

/** One line of a match: the requirement, whether it is met, and the sentence that shows it or a note on what to do (JOBS-17). */
export function MatchRow({ item }: { item: MatchItem }) {
  const { word, icon: Icon } = looks[item.state]
  const { evidence, note, action, scoreIfMet } = item
  const outlook = scoreIfMet === undefined ? '' : ` If it were met, the score would be ${scoreIfMet}.`
  return (
    <li className={item.state}>
      <span className="g" aria-hidden="true">
        <Icon />
      </span>
      <div className="q">
        {item.label}
        <span>{word}</span>
      </div>
      <p className="e">
        {evidence && <Evidence evidence={evidence} />}
        {(!evidence || item.state === 'partly') && <Note text={note + outlook} action={action} />}
      </p>
    </li>
  )
}

/** The note of a line. If it has an action, the action's words in the note are the link, or a link follows the note. */
function Note({ text, action }: { text: string; action: MatchItem['action'] }) {
  if (!action) return ` ${text}`
  const words = matchActionLabels[action]
  const link = <TextLink to="/app/profile?tab=professional">{words}</TextLink>
  const [before, after] = text.includes(words) ? text.split(words, 2) : [`${text} `, '']
  return (
    <>
      {' '}
      {before}
      {link}
      {after}
    </>
  )
}

function Evidence({ evidence }: { evidence: MatchEvidence }) {
  return (
    <>
      “{marked(evidence)}”{evidence.place && <b className="job-where"> {evidence.place}</b>}
      {evidence.source === 'profile' && <b className="job-where"> Your profile</b>}
    </>
  )
}

/** The sentence with the words of evidence highlighted. */
function marked({ sentence, spans }: MatchEvidence): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of spans) {
    if (from > at) parts.push(sentence.slice(at, from))
    parts.push(<Highlight key={from}>{sentence.slice(from, to)}</Highlight>)
    at = to
  }
  if (at < sentence.length) parts.push(sentence.slice(at))
  return parts
}
