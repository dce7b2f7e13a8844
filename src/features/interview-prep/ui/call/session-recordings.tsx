import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, Trash2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Recording } from '../../recording-contract.ts'
import { recordingQueue } from './recording-queue.ts'
import '../interview-call.css'

const none: ReturnType<typeof recordingQueue.read> = []

/** The stored recordings of an interview, to play and delete. Shows nothing if there are none (INTV-28). */
export function SessionRecordings({ sessionId }: { sessionId: string }) {
  const queryClient = useQueryClient()
  const queue = useSyncExternalStore(recordingQueue.subscribe, recordingQueue.read, () => none)
  const storedCount = queue.filter(({ state }) => state === 'kept').length
  const options = api.recordings.list.queryOptions({ input: { sessionId }, staleTime: 30_000 })
  const { data } = useQuery(options)
  useEffect(() => {
    // in the background: the list shows a queued recording once it is stored
    if (storedCount > 0) void queryClient.invalidateQueries({ queryKey: api.recordings.list.key() })
  }, [storedCount, queryClient])
  if (!data?.length) return null
  return (
    <section aria-labelledby="recordings">
      <SectionHead id="recordings" title="Your recordings">
        Only you can play them
      </SectionHead>
      <ul className="stack stack-3">
        {data.map((recording) => (
          <OneRecording key={`${recording.responseId} ${recording.medium}`} recording={recording} />
        ))}
      </ul>
    </section>
  )
}

function OneRecording({ recording }: { recording: Recording }) {
  const { responseId, medium, question, size } = recording
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const open = useMutation({
    mutationKey: ['open-recording', responseId, medium],
    // load the whole file as a blob, because players request parts of a file and private links do not support that
    mutationFn: async () => {
      const link = await client.recordings.link({ responseId, medium })
      const answer = await fetch(link.url)
      if (!answer.ok) throw new Error('not answered')
      return URL.createObjectURL(await answer.blob())
    },
    onSuccess: setUrl,
    onError: (error) => void toast.error(errorText(error, 'Failed to open the recording')),
  })
  const remove = useRemove(recording)
  return (
    <li className="recording">
      <div className="row between wrap">
        <div>
          <p className="strong">{question}</p>
          <p className="meta num">
            {medium === 'video' ? 'Video' : 'Audio'} · {Math.max(1, Math.round(size / 1024))} KB
          </p>
        </div>
        <div className="row">
          {!url && (
            <Button icon={Play} busy={open.isPending} onClick={() => open.mutate()}>
              Play
            </Button>
          )}
          <Button variant="ghost" icon={Trash2} busy={remove.isPending} onClick={() => void remove.ask()}>
            Delete recording
          </Button>
        </div>
      </div>
      {url && medium === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: the user's own answer, whose text is shown in the summary
        <video controls autoPlay src={url} />
      )}
      {url && medium === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: the user's own answer, whose text is shown in the summary
        <audio controls autoPlay src={url} />
      )}
    </li>
  )
}

function useRemove({ responseId, medium }: Recording) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const remove = useMutation(
    api.recordings.delete.mutationOptions({
      onSuccess: () => void toast.success('Recording deleted'),
      onError: (error) => void toast.error(errorText(error, 'Failed to delete the recording')),
      onSettled: () => refreshQueries(queryClient, api.recordings.list.key()),
    }),
  )
  const ask = async () => {
    const text = 'This permanently deletes the recording. The written answer and its feedback are not deleted.'
    const question = { title: 'Delete this recording?', text, action: 'Delete recording', destructive: true }
    if (await confirm(question)) remove.mutate({ responseId, medium })
  }
  return { isPending: remove.isPending, ask }
}
