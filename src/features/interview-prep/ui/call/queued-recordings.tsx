import { useSyncExternalStore } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { recordingQueue } from './recording-queue.ts'

const none: ReturnType<typeof recordingQueue.read> = []

/** Recordings that are being sent, and those that failed, until each is stored or dismissed. */
export function QueuedRecordings({ scheduledId }: { scheduledId: string }) {
  const queue = useSyncExternalStore(recordingQueue.subscribe, recordingQueue.read, () => none)
  const own = queue.filter((one) => one.scheduledId === scheduledId && one.state !== 'kept')
  if (own.length === 0) return null
  return (
    <div className="stack stack-2">
      {own.map(({ responseId, place, state, text }) => {
        const what = `Recording of question ${place}`
        if (state === 'sending') return <p key={responseId} className="meta" role="status">{`${what}: sending`}</p>
        return (
          <Notice key={responseId} tone={state === 'refused' ? 'error' : 'warn'} title={what}>
            <p>
              {state === 'refused'
                ? text
                : "You're offline. We'll send the recording when you're back. Don't close this page."}
            </p>
            <div className="row wrap">
              <Button size="sm" onClick={() => recordingQueue.retry(responseId)}>
                Try again
              </Button>
              <Button size="sm" variant="ghost" onClick={() => recordingQueue.remove(responseId)}>
                Discard it
              </Button>
            </div>
          </Notice>
        )
      })}
    </div>
  )
}
