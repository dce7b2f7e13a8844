import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/primitives/skeleton.tsx'
import './dashboard.css'

/** Placeholder of the page while it loads. */
export function DashboardSkeleton() {
  return (
    <>
      <Loading label="Loading your dashboard...">
        <div className="hello">
          <div className="stack stack-3">
            <Skeleton shape="title" className="w-3/5" />
            <Skeleton shape="title" className="w-4/5" />
          </div>
          <div className="hello-strength">
            <Skeleton className="w-3/5" />
            <Skeleton shape="small" />
          </div>
        </div>
      </Loading>
      <StatCardsSkeleton count={4} />
      <div className="mt-8">
        <DetailLayout side={<SkeletonRows rows={3} lead="none" label="Loading actions" />} sideLabel="Loading">
          <SkeletonRows rows={3} lead="none" label="Loading the guide" />
          <SkeletonRows rows={5} label="Loading recent activity" />
        </DetailLayout>
      </div>
    </>
  )
}
