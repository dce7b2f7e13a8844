import { pipelineStatuses } from '#features/applications/rules.ts'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import '#ui/board/board.css'
import './stage-board.css'

/** Skeleton with five columns. */
export const BoardSkeleton = () => (
  <Loading label="Loading applications">
    <div className="board is-stages">
      {pipelineStatuses.map((status) => (
        <div key={status} className="board-column">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </Loading>
)
