import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { pipelineStatuses } from '../../../rules.ts'
import '../../components/board/board.css'

/** Five lanes on their way. */
export const BoardSkeleton = () => (
  <Loading label="Loading applications">
    <div className="board is-stages">
      {pipelineStatuses.map((status) => (
        <div key={status} className="lane">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </Loading>
)
