import { client } from '#client/api.ts'
import { UploadRefused, uploadFile } from '#features/documents/ui/components/upload-file.ts'
import { errorText } from '#ui/error-text.ts'
import type { RecordingMedium } from '../../recording-rules.ts'

/** A recording to store. It remains in the queue until the server has stored it. */
export type QueuedRecording = {
  responseId: string
  scheduledId: string
  medium: RecordingMedium
  /** The number of the question, from 1. */
  place: number
  blob: Blob
  state: 'sending' | 'waiting' | 'refused' | 'kept'
  /** The error text of a refused recording. */
  text: string
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

let queue: readonly QueuedRecording[] = []
const listeners = new Set<() => void>()
/** The file ids of uploaded recordings, by answer. For them, a retry only repeats the last step. */
const staged = new Map<string, string>()

const setQueue = (next: readonly QueuedRecording[]) => {
  queue = next
  for (const tell of listeners) tell()
}
const change = (responseId: string, more: Partial<QueuedRecording>) =>
  setQueue(queue.map((one) => (one.responseId === responseId ? { ...one, ...more } : one)))

const isUnsent = ({ state }: QueuedRecording) => state === 'sending' || state === 'waiting'
const warnIfUnsent = (event: BeforeUnloadEvent) => queue.some(isUnsent) && event.preventDefault()

/** The queue as an external store for React. It is not tied to the lifetime of a component. */
export const recordingQueue = {
  read: () => queue,
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  /** Sends a recording, and retries while the network is not available. */
  add(recording: Omit<QueuedRecording, 'state' | 'text'>) {
    addEventListener('beforeunload', warnIfUnsent)
    setQueue([...queue, { ...recording, state: 'sending', text: '' }])
    void send(recording.responseId)
  },
  retry: (responseId: string) => void send(responseId),
  remove: (responseId: string) => setQueue(queue.filter((one) => one.responseId !== responseId)),
}

async function send(responseId: string, wait = FIRST_WAIT_MS): Promise<void> {
  const one = queue.find((queued) => queued.responseId === responseId)
  if (!one || one.state === 'kept') return
  change(responseId, { state: 'sending', text: '' })
  try {
    await save(one)
    staged.delete(responseId)
    change(responseId, { state: 'kept' })
  } catch (error) {
    if (!isOffline(error))
      return change(responseId, { state: 'refused', text: errorText(error, "The recording couldn't be saved.") })
    change(responseId, { state: 'waiting' })
    await online(wait)
    if (queue.find((queued) => queued.responseId === responseId)?.state !== 'waiting') return
    await send(responseId, Math.min(2 * wait, LONGEST_WAIT_MS))
  }
}

async function save({ responseId, scheduledId, medium, blob }: QueuedRecording): Promise<void> {
  const type = blob.type.split(';')[0] ?? ''
  const file = new File([blob], `answer.${type.split('/')[1]}`, { type })
  const fileId = staged.get(responseId) ?? (await uploadFile(file, { purpose: 'recording', scheduledId })).fileId
  staged.set(responseId, fileId)
  await client.recordings.save({ responseId, medium, fileId })
}

/** True for errors that may be temporary: no response, too many requests, or a server error. */
function isOffline(error: unknown): boolean {
  if (error instanceof UploadRefused) return error.status === 0 || error.status === 429 || error.status >= 500
  const { defined, status = 0 } = error as { defined?: boolean; status?: number }
  return !defined && (status === 0 || status >= 500)
}

/** Resolves after `wait` milliseconds, or as soon as the browser is online again. */
const online = (wait: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, wait)
    addEventListener('online', go)
  })
