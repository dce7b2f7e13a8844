import { Trash2 } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { ShowMore } from '#ui/primitives/pager.tsx'
import type { MockSummary } from '../../mock-contract.ts'
import { useDeleteMock } from './use-delete-mock.ts'
import '../mock-interview.css'

type Props = { items: MockSummary[]; total: number; userId: string; onMore: () => void; isBusy: boolean }

/** Completed mock interviews, the latest first. */
export function PastInterviews({ items, total, userId, onMore, isBusy }: Props) {
  const { remove } = useDeleteMock(userId)
  const now = new Date()
  return (
    <section aria-labelledby="mock-past">
      <SectionHead id="mock-past" title="Past interviews" />
      {items.length === 0 && (
        <p className="meta">None yet. Completed interviews appear here with their answers and scores.</p>
      )}
      <ul className="list">
        {items.map((one) => (
          <li key={one.id}>
            <div className="grow">
              <AppLink className="mock-past" to={`/app/interview?tab=mock-interview&session=${one.id}`}>
                <b>{one.sessionName}</b>
              </AppLink>
              <p className="meta">
                {one.mode === 'audio' && 'Audio · '}
                {counted(one.questions, 'question')}, {one.questionsAnswered} answered ·{' '}
                <Ago at={one.createdAt} now={now} />
              </p>
            </div>
            <span className="mock-score num">
              {one.averageScore ?? '–'}
              <span className="vh"> {one.averageScore === null ? 'no score' : 'of 100'}</span>
            </span>
            <IconButton icon={Trash2} size="sm" label={`Delete ${one.sessionName}`} onClick={() => void remove(one)} />
          </li>
        ))}
      </ul>
      {total > items.length && <ShowMore onMore={onMore} busy={isBusy} />}
    </section>
  )
}
