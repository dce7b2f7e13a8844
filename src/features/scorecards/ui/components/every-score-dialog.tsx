import { shortDate } from '#lib/dates.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import type { Evaluation, Results } from '../../contract.ts'
import { recommendationLabels, type ScoreValue, scoreLabels } from '../../rules.ts'
import { ScoreSegments } from './score-segments.tsx'
import './evaluations.css'

type Props = {
  application: { candidateName: string }
  evaluation: Evaluation
  results: Results
  onClose: () => void
}

export const authorOf = ({ author }: { author: { name: string } | null }): string => author?.name ?? 'A former member'

/** All scores: the recommendations, then each attribute with its evidence. */
export function EveryScoreDialog({ application, evaluation, results, onClose }: Props) {
  const { averages, cards } = results
  return (
    <Dialog onClose={onClose} title={`Scores of ${application.candidateName}`} size="lg">
      <DialogBody>
        <div className="stack stack-6">
          <section aria-label="Recommendations">
            <h3>Recommendations</h3>
            <ul className="scores">
              {cards.map((card) => (
                <li key={card.author?.id ?? card.submittedAt.toISOString()}>
                  <span className="row">
                    <Avatar name={authorOf(card)} src={card.author?.image} size="sm" />
                    <span>
                      {authorOf(card)}
                      {card.isOwn && ' (you)'}{' '}
                      <span className="meta">
                        <Day at={card.submittedAt} as={shortDate} />
                        {card.editedAt && (
                          <>
                            , edited <Day at={card.editedAt} as={shortDate} />
                          </>
                        )}
                      </span>
                    </span>
                  </span>
                  <Badge tone={card.recommendation.endsWith('yes') ? 'primary' : 'plain'}>
                    {recommendationLabels[card.recommendation]}
                  </Badge>
                </li>
              ))}
            </ul>
          </section>
          {evaluation.attributes.map(({ id, name, isRemoved }) => (
            <section key={id} aria-label={name}>
              <div className="row between">
                <h3>
                  {name}
                  {isRemoved && <span className="meta"> (removed)</span>}
                </h3>
                <ScoreSegments average={averages.find((one) => one.attributeId === id)?.average ?? null} name={name} />
              </div>
              <Evidence attributeId={id} cards={cards} />
            </section>
          ))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}

function Evidence({ attributeId, cards }: { attributeId: string; cards: Results['cards'] }) {
  const scores = cards.flatMap((card) =>
    card.scores.filter((score) => score.attributeId === attributeId).map((score) => ({ card, score })),
  )
  if (scores.length === 0) return <p className="meta">No scores yet.</p>
  return (
    <ul className="stack mt-2">
      {scores.map(({ card, score: { score, evidence } }) => (
        <li key={card.author?.id ?? card.submittedAt.toISOString()}>
          <p className="meta">
            {authorOf(card)}: {score} {scoreLabels[score as ScoreValue]}
          </p>
          <p className="whitespace-pre-line break-words">{evidence}</p>
        </li>
      ))}
    </ul>
  )
}
