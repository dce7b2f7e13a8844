import { useQuery } from '@tanstack/react-query'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { companyLabels } from '#features/applications/rules.ts'
import { sections } from '#features/applications/ui/components/status-texts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { Badge, Count } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import { Glyph } from '#ui/primitives/status-pill.tsx'
import type { Stage } from '../../stage-contract.ts'
import { maxStages } from '../../stage-limits.ts'
import { stagesQuery } from '../queries.ts'
import { AddStage, RenameStage } from './stage-forms.tsx'
import { useChangeStages } from './use-change-stages.ts'

/** A job's stages: rename, reorder, add and remove. */
export function StagesDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const query = useQuery(stagesQuery(jobId))
  return (
    <QueryDialog
      onClose={onClose}
      title="Stages of this job"
      description="Each stage maps to one of five statuses. Candidates see only the status and are notified when it changes."
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading stages" />}
      errorText="Failed to load stages"
    >
      {(stages) => (
        <>
          <StageList jobId={jobId} stages={stages} />
          {stages.length < maxStages ? (
            <AddStage jobId={jobId} />
          ) : (
            <p className="meta">A job can have up to {maxStages} stages.</p>
          )}
        </>
      )}
    </QueryDialog>
  )
}

function StageList({ jobId, stages }: { jobId: string; stages: Stage[] }) {
  const { arrange, arranged } = useChangeStages(jobId)
  // the order that is being saved, until the list has it
  const ids = arranged ?? stages.map(({ id }) => id)
  const byId = new Map(stages.map((stage) => [stage.id, stage]))
  const onMove = (from: number, to: number) => {
    const next = [...ids]
    next.splice(to, 0, ...next.splice(from, 1))
    arrange(next)
  }
  return (
    <SortableList ids={ids} noun="stage" nameOf={(id) => byId.get(id)?.name ?? ''} onMove={onMove}>
      {(order) => (
        <ol className="list stage-list">
          {order.map((id) => {
            const stage = byId.get(id)
            return stage && <StageRow key={id} stage={stage} stages={stages} jobId={jobId} />
          })}
        </ol>
      )}
    </SortableList>
  )
}

function StageRow({ stage, stages, jobId }: { stage: Stage; stages: Stage[]; jobId: string }) {
  const { ref, grip } = useSortableItem(stage.id)
  const [isRenaming, setRenaming] = useState(false)
  const { remove } = useChangeStages(jobId)
  const confirm = useConfirm()
  const { id, name, status, isDefault, applications } = stage
  const onRenamed = () => {
    // immediately: otherwise the dialog would take the focus from a field that closes
    flushSync(() => setRenaming(false))
    document.getElementById(`rename-${id}`)?.focus()
  }
  const onRemove = async () => {
    const target = stages.find((one) => one.isDefault && one.status === status)
    const going =
      applications === 0
        ? 'This stage is empty.'
        : `${applications === 1 ? 'The candidate' : `The ${applications} candidates`} in it will move to ${target?.name}. ${applications === 1 ? "Their status doesn't" : "Their statuses don't"} change, and they aren't notified.`
    if (await confirm({ title: `Delete ${name}?`, text: going, action: 'Delete stage' })) remove(id)
  }
  return (
    <li ref={ref}>
      <button type="button" className="drag-handle" aria-label={`Move ${name}`} {...grip}>
        <GripVertical className="ic ic-sm" />
      </button>
      {isRenaming ? (
        <RenameStage stage={stage} jobId={jobId} onDone={onRenamed} />
      ) : (
        <>
          <Glyph tone={sections[status].tone} icon={sections[status].icon} />
          <span className="grow min-w-0 strong">{name}</span>
          {name !== companyLabels[status] && <Badge tone="line">{companyLabels[status]}</Badge>}
          <Count value={applications} label={applications === 1 ? 'candidate' : 'candidates'} />
          <IconButton
            id={`rename-${id}`}
            icon={Pencil}
            size="sm"
            label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
          />
          {isDefault ? (
            <span className="no-remove" />
          ) : (
            <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={() => void onRemove()} />
          )}
        </>
      )}
    </li>
  )
}
