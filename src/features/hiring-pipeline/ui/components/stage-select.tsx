import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#client/api.ts'
import { companyLabels } from '#features/applications/rules.ts'
import { errorText } from '#ui/error-text.ts'
import { ActingSelect } from '#ui/primitives/acting-select.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ReviewDetails } from '../../contract.ts'
import type { Stage } from '../../stage-contract.ts'
import { formatRefused } from '../board/board-moves.ts'
import { askMove, type MoveMessage } from '../confirm-move/ask-move.ts'
import { reviewKeys, stagesQuery } from '../queries.ts'

type StagedReview = Pick<
  ReviewDetails,
  'id' | 'jobId' | 'jobTitle' | 'companyName' | 'candidateName' | 'isImported'
> & {
  stageId: string
}
type Moving = { to: string; words?: MoveMessage }

/**
 * The stage of an application; a stage of another status is confirmed first. Renders nothing if the job has only the five permanent stages.
 */
export function StageSelect({ application }: { application: StagedReview }) {
  const { id, jobId, stageId, candidateName } = application
  const { data: stages = [] } = useQuery(stagesQuery(jobId))
  const queryClient = useQueryClient()
  const failed = (why: string) => {
    toast.error({ title: 'Error', description: `Failed to update application status${why && `: ${why}`}` })
  }
  const move = useMutation({
    mutationKey: ['move-to-stage', id],
    mutationFn: ({ to, words }: Moving) =>
      client.stages.move({ moves: [{ id, from: stageId, to: { stageId: to } }], ...words }),
    onSuccess: ({ moved, refused }) => {
      if (refused.length > 0) return failed(formatRefused([application], refused, new Date()))
      const stage = stages.find((one) => one.id === moved[0]?.stageId)
      const isNews = stage?.status !== statusOf(stageId)
      toast.success(isNews ? 'Application status updated successfully' : `${candidateName} is now in ${stage?.name}`)
    },
    onError: (error) => failed(errorText(error, '')),
    onSettled: () => refreshQueries(queryClient, ...reviewKeys()),
  })
  const statusOf = (own: string) => stages.find((stage) => stage.id === own)?.status
  const onMove = (to: string) => {
    const stage = stages.find((one) => one.id === to)
    if (!stage || stage.status === statusOf(stageId)) return move.mutate({ to })
    void askMove([application], stage, (words) => move.mutateAsync({ to, words }).then(...settled))
  }
  if (!stages.some(isOwn)) return null
  return (
    <div className="stack mt-2">
      <span className="meta" aria-hidden="true">
        Stage
      </span>
      <ActingSelect
        aria-label={`Stage of ${candidateName}`}
        value={move.isPending ? move.variables.to : stageId}
        busy={move.isPending}
        options={stages.map((stage) => ({ value: stage.id, label: labelOf(stage) }))}
        onChange={(event) => onMove(event.target.value)}
      />
    </div>
  )
}

/** Turns the result of a request into whether it succeeded, as `askMove` expects. */
const settled = [() => true, () => false] as const

const isOwn = ({ name, status }: Stage) => name !== companyLabels[status]

/** 'Phone screen (Interview)' */
const labelOf = (stage: Stage) => (isOwn(stage) ? `${stage.name} (${companyLabels[stage.status]})` : stage.name)
