import { Aside } from '#ui/primitives/notice.tsx'
import type { Finding } from '../../contract.ts'
import { findingRuleLabels, itemTitle, moderationStatusLabels } from '../../rules.ts'
import '#ui/styles/talk.css'
import '../moderation.css'

type Props = { findings: Finding[]; onOpen: (id: string) => void }

/** The findings of the rules with evidence: words are marked in the text below, other postings are listed here. */
export function ItemFindings({ findings, onOpen }: Props) {
  if (findings.length === 0) return null
  return (
    <Aside by="Moderation · built-in rules">
      {findings.map(({ rule, says, quotes, others }) => (
        <div key={rule} className="mod-finding">
          <p>
            <strong>
              {quotes.length > 0
                ? `${quotes.length === 1 ? 'One sentence matches' : `${quotes.length} sentences match`} the rule “${findingRuleLabels[rule]}”.`
                : `${says}.`}
            </strong>
            {quotes.length > 0 && ' Highlighted below.'}
          </p>
          {others.length > 0 && (
            <ul className="answer-list">
              {others.map((other) => (
                <li key={other.id}>
                  <button type="button" className="link" onClick={() => onOpen(other.id)}>
                    {itemTitle({ kind: 'job', title: other.title })}
                  </button>
                  , {other.owner}, {moderationStatusLabels[other.status].toLowerCase()}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <p>Findings are not decisions. Nothing is hidden automatically.</p>
    </Aside>
  )
}
