import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'
import { formatProblem } from '../../rules.ts'
import type { Attempt, DeliveryDetails } from '../../webhook-contract.ts'
import { CopyText } from '../copy-text.tsx'
import { deliveryQuery } from '../queries.ts'
import { DeliveryPill } from './delivery-state.tsx'
import { useResend } from './use-resend.ts'
import '../integrations.css'

/** One message with its URL, body and attempts, and a button to send it again. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(deliveryQuery(id))
  const { data } = query
  const zone = useZone()
  return (
    <QueryDialog
      onClose={onClose}
      title={data?.type ?? 'Delivery'}
      description={data && `${longDateTime(data.occurredAt, zone)}, to ${data.url}`}
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading the delivery" />}
      errorText="Failed to load the delivery"
      start={data && <Resend delivery={data} />}
    >
      {(delivery) => <Details delivery={delivery} />}
    </QueryDialog>
  )
}

function Resend({ delivery }: { delivery: DeliveryDetails }) {
  const { resend, isBusy, word, isEnabled } = useResend(delivery)
  if (!isEnabled) return <span className="meta">Enable the endpoint to send this again.</span>
  return (
    <Button variant="soft" icon={RotateCw} busy={isBusy} onClick={resend}>
      {word}
    </Button>
  )
}

function Details({ delivery }: { delivery: DeliveryDetails }) {
  const { state, attempts, nextAttemptAt, messageId, body, history } = delivery
  return (
    <div className="stack stack-6">
      <p className="row wrap">
        <DeliveryPill state={state} isRetrying={state === 'waiting' && attempts > 0} />
        <span className="meta break-all">webhook-id: {messageId}</span>
        {nextAttemptAt && attempts > 0 && (
          <span className="meta">
            Next attempt <Day at={nextAttemptAt} as={longDateTime} />
          </span>
        )}
      </p>
      <section aria-labelledby="attempts">
        <SectionHead title="Attempts" id="attempts" level={3} />
        {history.length === 0 && <p className="meta">The first attempt is in progress.</p>}
        <ol className="stack stack-4">
          {history.map((attempt) => (
            <Tried key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="message">
        <SectionHead title="Message" id="message" level={3} />
        <p className="meta mb-2">
          Shown as it would be sent now: each attempt uses the current job and application data.
        </p>
        <CopyText text={JSON.stringify(JSON.parse(body), null, 2)} label="Message" />
      </section>
    </div>
  )
}

function Tried({ attempt: { number, at, milliseconds, status, problem, answer } }: { attempt: Attempt }) {
  return (
    <li className="stack stack-2">
      <div className="row between wrap">
        <span>
          <span className="strong">Attempt {number}</span>{' '}
          <span className="meta">
            <Day at={at} as={longDateTime} />, {milliseconds.toLocaleString('en-US')} ms
          </span>
        </span>
        <Pill tone={problem ? 'rejected' : 'accepted'}>{status ?? 'No response'}</Pill>
      </div>
      {problem && <p className="meta">{formatProblem[problem]}</p>}
      {answer && (
        <pre className="code-lines">
          <code>{answer}</code>
        </pre>
      )}
    </li>
  )
}
