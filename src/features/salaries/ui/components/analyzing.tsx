import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { texts } from '../salary-texts.ts'
import './salaries.css'

/** The progress of a search (SAL-23): a line above the previous results, or a skeleton. */
export function Analyzing({ isLine = false }: { isLine?: boolean }) {
  return (
    <div role="status" className="salary-wait">
      <p className="meta">{texts.analyzing}</p>
      {!isLine && (
        <>
          <div className="salary-bench">
            <Skeleton shape="title" className="w-44" />
            <Skeleton shape="title" className="w-3/4" />
          </div>
          <div className="salary-cols">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </>
      )}
    </div>
  )
}
