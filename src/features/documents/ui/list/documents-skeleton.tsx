import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import '../documents.css'

/** Three gray placeholder rows while the documents load (DOCS-06). */
export function DocumentsSkeleton() {
  return (
    <Loading label="">
      <p className="meta">Loading your documents...</p>
      <div className="stack stack-3">
        {[1, 2, 3].map((row) => (
          <div key={row} className="card doc-card row row-3" data-testid="placeholder">
            <Skeleton shape="file-icon" />
            <div className="grow stack stack-2">
              <Skeleton className="w-1/2" />
              <Skeleton shape="small" className="w-1/4" />
            </div>
            <Skeleton shape="small" className="w-14" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
