import { Badge } from '#ui/primitives/badge.tsx'
import type { Question } from '../contract.ts'
import { difficultyLabels, FROM_POSTING, questionTypeLabels } from '../rules.ts'

type Props = { question: Pick<Question, 'questionType' | 'difficultyLevel' | 'jobRole' | 'tags' | 'reason'> }

const shownTags = 2

/** The type, level, role and tags of a question; for a question from a posting also the reason. */
export function QuestionTags({ question }: Props) {
  const { questionType, difficultyLevel, jobRole, tags, reason } = question
  const more = tags.length - shownTags
  return (
    <>
      <Badge>{questionTypeLabels[questionType]}</Badge>
      <Badge>{difficultyLabels[difficultyLevel]}</Badge>
      {reason === null ? (
        <>
          {jobRole !== null && <Badge tone="line">{jobRole}</Badge>}
          <span className="meta">
            {tags.slice(0, shownTags).join(', ')}
            {more > 0 && `, +${more} more`}
          </span>
        </>
      ) : (
        <Badge tone={reason.startsWith(FROM_POSTING) ? 'primary' : 'accent'}>{reason}</Badge>
      )}
    </>
  )
}
