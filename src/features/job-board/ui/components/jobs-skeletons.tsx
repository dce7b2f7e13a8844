import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import '#features/job-postings/ui/components/job-article.css'
import './jobs.css'

/** A placeholder for the list. */
export const ListSkeleton = () => (
  <Loading label="Loading jobs">
    <ul className="jobs-list">
      {[1, 2, 3, 4, 5].map((n) => (
        <li key={n} className="job-row">
          <Skeleton shape="mark" />
          <span className="grow stack">
            <Skeleton className="w-3/4" />
            <Skeleton shape="small" className="w-1/2" />
            <Skeleton shape="small" className="w-2/3" />
          </span>
        </li>
      ))}
    </ul>
  </Loading>
)

/** A placeholder for one job. */
export const DetailSkeleton = () => (
  <Loading label="Loading the job">
    <div className="job-head stack stack-6">
      <div className="row row-4">
        <Skeleton shape="mark" />
        <span className="grow stack">
          <Skeleton shape="title" className="w-2/3" />
          <Skeleton shape="small" className="w-1/3" />
        </span>
      </div>
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </div>
    <div className="job-part stack stack-3">
      <Skeleton className="w-1/2" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/4" />
    </div>
  </Loading>
)
