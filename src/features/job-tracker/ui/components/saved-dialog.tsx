import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { api } from '#client/api.ts'
import { ApplyButton } from '#features/applications/ui/components/apply-button.tsx'
import { longDeadline } from '#lib/deadline.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { JobFacts } from './job-facts.tsx'
import { NoteEditor } from './note-editor.tsx'
import type { SavedEntry } from './saved-card.tsx'
import { aboutJob } from './tracked-row.tsx'
import { useSavedNotes } from './use-tracker-actions.ts'

/** 'View Details' of a saved job: the posting, the private note, and the apply button (TRACK-14). */
export function SavedDialog({ entry, onClose }: { entry: SavedEntry; onClose: () => void }) {
  const { jobId, job, notes, open } = entry
  const saveNotes = useSavedNotes(jobId)
  return (
    <Dialog onClose={onClose} size="lg" title={job.title} description={job.companyName}>
      <DialogBody className="stack stack-6">
        <JobFacts job={job} more={open?.deadline ? [['Closes', longDeadline(open.deadline, open.timeZone)]] : []} />
        <section>
          <SectionHead title="Your note" level={3}>
            Only you can see this
          </SectionHead>
          <NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />
        </section>
        {open ? (
          <Posting jobId={jobId} />
        ) : (
          <Notice>This job is no longer open. If it reopens, it will return to your saved jobs automatically.</Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        {open && (
          <>
            <ButtonLink to={`/app/jobs?job=${open.slug}`} icon={ExternalLink}>
              Open the posting
            </ButtonLink>
            <ApplyButton jobId={jobId} isApplied={open.isApplied} isClosed={open.isClosed} />
          </>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function Posting({ jobId }: { jobId: string }) {
  const query = useQuery(api.jobs.get.queryOptions({ input: { slugOrId: jobId }, staleTime: 300_000 }))
  return (
    <section>
      <SectionHead title="The posting" level={3} />
      <QueryBoundary query={query} skeleton={<SkeletonRows rows={3} lead="none" />} errorText="Failed to load jobs">
        {({ description, requirements }) => (
          <>
            <RichText html={description} />
            {requirements && (
              <>
                <h4 className="text-lg mt-6 mb-2">Requirements</h4>
                <RichText html={requirements} />
              </>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
