import { StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { Skeleton, SkeletonRows } from '#ui/primitives/skeleton.tsx'
import '../analytics.css'

/** Placeholder of the page while it loads (CANA-04). */
export function AnalyticsSkeleton() {
  return (
    <>
      <StatCardsSkeleton count={4} label="Loading analytics..." />
      <div className="stack stack-8 mt-8" aria-hidden="true">
        <div className="analytics-cols">
          <Skeleton shape="block" className="h-72" />
          <Skeleton shape="block" className="h-72" />
        </div>
        <SkeletonRows rows={5} lead="none" label="Loading job performance..." />
      </div>
    </>
  )
}
