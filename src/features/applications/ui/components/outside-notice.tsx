import { offsetLabel, offsetOfZone } from '#features/job-postings/applicants/utc-offsets.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { ApplyForm } from '../../contract.ts'

/** A notice for people whose place or time zone is outside those of the job. They can still apply. */
export function OutsideNotice({ form: { job, outsidePlace } }: { form: ApplyForm }) {
  const offset = offsetOfZone(useZone(), new Date())
  const { applicantUtcFrom: from, applicantUtcTo: to, openTo } = job
  const isOtherZone = from !== null && to !== null && offset !== null && (offset < from || offset > to)
  if (!openTo || (!outsidePlace && !isOtherZone)) return null
  const own = [
    outsidePlace && `Your profile says ${outsidePlace}.`,
    isOtherZone && `Your time zone is ${offsetLabel(offset)}.`,
  ]
  return (
    <div className="mb-6">
      <Notice tone="info" title={`${openTo}.`}>
        {own.filter(Boolean).join(' ')} You can still apply.
      </Notice>
    </div>
  )
}
