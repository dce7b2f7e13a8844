import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Recipient } from '../contract.ts'
import { ManyComposer } from './components/many-composer.tsx'
import { RecipientChoice } from './components/recipient-choice.tsx'
import { recipientsQuery } from './queries.ts'

/** 'Write to several': the same message to chosen candidates of one job, each in their own thread. */
export function WriteToMany({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mails} onClick={() => setOpen(true)}>
        Write to several
      </Button>
      {isOpen && <ManyDialog jobId={jobId} onClose={() => setOpen(false)} />}
    </>
  )
}

function ManyDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const query = useQuery(recipientsQuery(jobId))
  const [chosen, setChosen] = useState<Recipient[] | null>(null)
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={
        chosen ? `Write to ${chosen.length === 1 ? '1 candidate' : `${chosen.length} candidates`}` : 'Write to several'
      }
      description={query.data?.jobTitle}
      size="lg"
      locked={isSending}
    >
      {chosen ? (
        <ManyComposer
          jobId={jobId}
          people={chosen}
          onBack={() => setChosen(null)}
          onSending={setSending}
          onDone={onClose}
        />
      ) : (
        <QueryBoundary
          query={query}
          skeleton={
            <DialogBody>
              <SkeletonRows rows={4} lead="none" label="Loading candidates" />
            </DialogBody>
          }
          errorText="Failed to load candidates"
          isEmpty={({ people }) => people.length === 0}
          empty={
            <>
              <DialogBody>
                <p className="meta">Nobody who applied for this job can be written to.</p>
              </DialogBody>
              <DialogFoot>
                <Button onClick={onClose}>Close</Button>
              </DialogFoot>
            </>
          }
        >
          {({ people }) => <RecipientChoice people={people} onChoose={setChosen} />}
        </QueryBoundary>
      )}
    </Dialog>
  )
}
