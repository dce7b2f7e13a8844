import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles, X } from 'lucide-react'
import { useRef } from 'react'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Aside, Notice } from '#ui/primitives/notice.tsx'
import { critiqueTexts } from '../../critique-contract.ts'
import { critiqueQuery } from '../queries.ts'
import '#features/answer-feedback/ui/components/answer-feedback.css'

/** The critique of a model on a stored answer, labeled as such. Shows nothing if no model is configured (PLAT-10). */
export function ModelCritique({ responseId }: { responseId: string }) {
  const { data } = useQuery(critiqueQuery(responseId))
  if (!data || (!data.isOffered && data.critique === null)) return null
  if (data.critique !== null) return <Written text={data.critique} />
  return <Offer responseId={responseId} />
}

const Written = ({ text }: { text: string }) => (
  <Aside by="Coach · language model">
    <p className="fb-critique">{text}</p>
    <p className="meta">Written by an AI model. It can be wrong and doesn't change your score.</p>
  </Aside>
)

function Offer({ responseId }: { responseId: string }) {
  const { mutate, isPending, data, error, cancel } = useAsk(responseId)
  const remark = data?.remark ?? null
  return (
    <div className="stack stack-3">
      <div className="row wrap">
        <Button size="sm" icon={Sparkles} busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Getting AI feedback' : 'Get AI feedback'}
        </Button>
        {isPending && (
          <Button size="sm" variant="ghost" icon={X} onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {remark && <Notice>{critiqueTexts[remark]}</Notice>}
      {error && !isAborted(error) && <Notice tone="error">{errorText(error, "Couldn't get AI feedback.")}</Notice>}
    </div>
  )
}

const isAborted = (error: unknown) => (error as { name?: string }).name === 'AbortError'

function useAsk(responseId: string) {
  const queryClient = useQueryClient()
  const stop = useRef<AbortController>(null)
  const request = useMutation({
    mutationKey: api.interviewFeedback.critique.key(),
    mutationFn: () => {
      stop.current = new AbortController()
      return client.interviewFeedback.critique({ responseId }, { signal: stop.current.signal })
    },
    onSuccess: (critique) => queryClient.setQueryData(critiqueQuery(responseId).queryKey, critique),
  })
  return { ...request, cancel: () => stop.current?.abort() }
}
