import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'
import type { Recipient } from '../contract.ts'
import { RecipientChoice } from './components/recipient-choice.tsx'
import { recipientsQuery } from './queries.ts'

const ManyComposer = loadLater(async () => (await import('./components/many-composer.tsx')).ManyComposer)

type Props = {
  jobId: string
  /** Whom to begin with; else nobody is ticked yet. */
  to?: readonly string[]
}

/** 'Write to several': the same message to chosen candidates of one job, each in their own thread. */
export function WriteToMany({ jobId, to }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mails} {...(to && { size: 'sm' })} onClick={() => setOpen(true)}>
        {to ? 'Write to them' : 'Write to several'}
      </Button>
      {isOpen && <ManyDialog jobId={jobId} to={to} onClose={() => setOpen(false)} />}
    </>
  )
}

function ManyDialog({ jobId, to, onClose }: Props & { to: Props['to'] | undefined; onClose: () => void }) {
  // whoever was selected when it opened
  const [offered] = useState(to && [...to])
  const query = useQuery(recipientsQuery(jobId, offered))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(offered))
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
          {({ people }) => (
            <RecipientChoice
              people={people}
              note={offered && unreachable(offered.length - people.length)}
              ticked={ticked}
              onTick={setTicked}
              onChoose={setChosen}
            />
          )}
        </QueryBoundary>
      )}
    </Dialog>
  )
}

/** Of those selected, who gets no message, and why. */
function unreachable(count: number): string | undefined {
  if (count <= 0) return undefined
  const who = count === 1 ? 'One of those selected' : `${count} of those selected`
  return `${who} cannot be written to here: withdrawn, or imported without an account.`
}
