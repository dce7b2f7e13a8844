import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { api } from '#client/api.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { MessageText } from '../../contract.ts'
import './conversations.css'

type Props = { applicationId: string; message: MessageText }

/** The email as this candidate would get it: the subject, and the content in a frame that cannot run anything. */
export function MailPreview({ applicationId, message }: Props) {
  const query = useQuery(
    api.messages.preview.queryOptions({ input: { applicationId, ...message }, staleTime: 0, retry: false }),
  )
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading the preview" />}
      errorText="Failed to load the preview"
    >
      {({ to, subject }) => (
        <div className="stack">
          <dl className="facts">
            <div>
              <dt>To</dt>
              <dd>{to}</dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>{subject}</dd>
            </div>
          </dl>
          <Frame applicationId={applicationId} message={message} />
          <p className="meta">
            The candidate replies in Tandem. Email replies don't reach anyone, and the email says so.
          </p>
        </div>
      )}
    </QueryBoundary>
  )
}

/** Posts the typed text to the frame as a form, so that it is never part of a URL. */
function Frame({ applicationId, message: { subject, body } }: Props) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const shown = JSON.stringify([applicationId, subject, body])
  // biome-ignore lint/correctness/useExhaustiveDependencies: send it again when its content has changed
  useEffect(() => form.current?.submit(), [shown])
  return (
    <>
      <form ref={form} method="post" action="/api/message-preview" target={name} hidden>
        <input type="hidden" name="applicationId" value={applicationId} />
        <input type="hidden" name="subject" value={subject} />
        <textarea name="body" value={body} readOnly aria-label="Email preview" />
      </form>
      <iframe className="mail-frame" name={name} title="The email as the candidate will see it" />
    </>
  )
}
