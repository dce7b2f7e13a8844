import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'

/** The loading state of a campaign. */
export const DetailSkeleton = () => (
  <Loading label="Loading the campaign">
    <div className="stack stack-4">
      <Skeleton shape="title" className="w-1/2" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="block" />
    </div>
  </Loading>
)
