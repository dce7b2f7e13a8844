import { useQuery } from '@tanstack/react-query'
import { Chip } from '#ui/primitives/badge.tsx'
import { mockJobQuery } from './mock-queries.ts'
import '../mock-interview.css'

/** The posting that the interview is for, with a button to remove it. */
export function ForPosting({ jobId, onClear }: { jobId: string; onClear: () => void }) {
  const { data, isError } = useQuery(mockJobQuery(jobId))
  const words = isError
    ? 'This posting is no longer open'
    : data
      ? `${data.title} at ${data.company.name}`
      : 'Loading...'
  return (
    <p className="row wrap mock-posting">
      <span className="label">For the posting</span>
      <Chip on onRemove={onClear} removeLabel="Practice without a posting">
        {words}
      </Chip>
    </p>
  )
}
