import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { PostingRow } from '../../contract.ts'
import { questionsFor } from '../../questions.ts'
import { usePlaces } from '../posting-places.ts'
import { withDetail } from '../posting-texts.ts'
import { postingQuery, requirementsQuery } from '../queries.ts'
import { PostingArticle } from './posting-article.tsx'
import { QuestionsPreview } from './questions-preview.tsx'

/** The job and its questions as a candidate sees them, also before posting (CJOB-16). */
export function PostingPreview({ posting: { id }, onClose }: { posting: Pick<PostingRow, 'id'>; onClose: () => void }) {
  const query = useQuery(postingQuery(id))
  const places = usePlaces()
  return (
    <Dialog onClose={onClose} title="Preview" description="As candidates see it" size="lg">
      <DialogBody>
        <div data-portal="seeker">
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={4} label="Loading job..." />}
            errorText={withDetail('Failed to fetch job', query.error)}
          >
            {(posting) => (
              <div className="stack stack-8">
                <PostingArticle posting={posting} />
                {posting.requirementsCount > 0 && <QuestionList id={id} />}
              </div>
            )}
          </QueryBoundary>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <ButtonLink to={places.edit(id)} variant="primary">
          Edit Job
        </ButtonLink>
      </DialogFoot>
    </Dialog>
  )
}

function QuestionList({ id }: { id: string }) {
  const query = useQuery(requirementsQuery(id))
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={2} lead="none" label="Loading questions..." />}
      errorText="Failed to fetch job requirements"
    >
      {(questions) => <QuestionsPreview questions={questionsFor(questions, { isMember: false })} />}
    </QueryBoundary>
  )
}
