import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { api } from '#app/api.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { MessageText } from '../../contract.ts'
import './conversations.css'

type Props = { applicationId: string; message: MessageText }

/** The mail as this candidate would get it: subject, and the mail itself in a frame that can do nothing. */
export function MailPreview({ applicationId, message }: Props) {
  const query = useQuery(
    api.messages.preview.queryOptions({ input: { applicationId, ...message }, staleTime: 0, retry: false }),
  )
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading the preview" />}
      errorText="Failed to show the mail"
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
            The candidate answers in Tandem. Answers by mail would reach nobody, and the mail says so.
          </p>
        </div>
      )}
    </QueryBoundary>
  )
}

/** What is typed is sent to the frame as a form: nothing of it stands in an address. */
function Frame({ applicationId, message: { subject, body } }: Props) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const shown = JSON.stringify([applicationId, subject, body])
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent anew when what it holds has changed
  useEffect(() => form.current?.submit(), [shown])
  return (
    <>
      <form ref={form} method="post" action="/api/message-preview" target={name} hidden>
        <input type="hidden" name="applicationId" value={applicationId} />
        <input type="hidden" name="subject" value={subject} />
        <textarea name="body" value={body} readOnly aria-label="Text of the preview" />
      </form>
      <iframe className="mail-frame" name={name} title="The mail as the candidate gets it" />
    </>
  )
}
