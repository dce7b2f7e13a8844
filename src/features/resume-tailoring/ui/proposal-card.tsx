import { TextDiff } from '#features/documents/ui/components/text-diff.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import type { TailorProposal } from '../tailor-proposals.ts'
import './proposal.css'

type Props = { proposal: TailorProposal; isUsed: boolean; onUse: (isUsed: boolean) => void }

const maxShown = 6

/** One proposal: the change, its requirements, and the words of the resume that support it. */
export function ProposalCard({ proposal, isUsed, onUse }: Props) {
  const { title, asked, evidence, change } = proposal
  return (
    <article className="card proposal stack stack-3" aria-label={title}>
      <div className="row between top">
        <h3>{title}</h3>
        <Switch label="Use this" checked={isUsed} onChange={(event) => onUse(event.target.checked)} />
      </div>
      <Effect proposal={proposal} />
      <p className="meta">
        {asked.length > 0 && <>Requested: {asked.join(', ')}. </>}
        {change.kind === 'add-skill' && 'Set its category and level in the builder. '}
        From your resume: {evidence.join('; ')}
      </p>
    </article>
  )
}

function Effect({ proposal: { change, before, after } }: { proposal: TailorProposal }) {
  if (change.kind === 'extend-summary') return <TextDiff before={before[0] ?? ''} after={after[0] ?? ''} />
  if (change.kind === 'add-skill') return null
  return (
    <ol className="proposal-order">
      {after.slice(0, maxShown).map((text, at) => {
        const was = before.indexOf(text)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice
          <li key={`${at} ${text}`}>
            {text}
            {was > at && <span className="meta num"> (was #{was + 1})</span>}
          </li>
        )
      })}
      {after.length > maxShown && <li className="meta more">{after.length - maxShown} more unchanged</li>}
    </ol>
  )
}
