import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Recipient } from '../contract.ts'
import { RecipientChoice } from './components/recipient-choice.tsx'
import { recipientsQuery } from './queries.ts'

const ManyComposer = lazyComponent(async () => (await import('./components/many-composer.tsx')).ManyComposer)

type Props = {
  jobId: string
  /** Selected at the start; otherwise no one is. */
  to?: readonly string[]
}

/** 'Write to several': one message to chosen candidates of one job, each in a separate thread. */
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
  // the candidates selected when it opened
  const [offered] = useState(to && [...to])
  const query = useQuery(recipientsQuery(jobId, offered))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(offered))
  const [chosen, setChosen] = useState<Recipient[] | null>(null)
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      onClose={onClose}
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
                <p className="meta">No one who applied to this job can be messaged.</p>
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

/** Selected candidates who get no message, and why. */
function unreachable(count: number): string | undefined {
  if (count <= 0) return undefined
  const who = count === 1 ? 'One selected candidate' : `${count} selected candidates`
  return `${who} can't be messaged here: withdrawn, or imported without an account.`
}
