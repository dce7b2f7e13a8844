import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SortableList } from '#ui/primitives/sortable.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Attribute, AttributeFields } from '../../contract.ts'
import { MAX_ATTRIBUTES } from '../../rules.ts'
import { AttributesForm, addable, newAttribute, type TypedAttributes } from '../attributes-form.ts'
import { AttributeRow } from './attribute-row.tsx'
import './evaluations.css'

type Offered = {
  fromPosting: AttributeFields[]
  otherJobs: { jobId: string; title: string; attributes: AttributeFields[] }[]
}
type Props = { jobId: string; stored: Attribute[]; offered: Offered; onClose: () => void }

/** The attributes in their order: rename, reorder, add and remove; all are stored on Save. */
export function AttributesEditor({ jobId, stored, offered, onClose }: Props) {
  const queryClient = useQueryClient()
  // the attributes at the start: what a colleague adds since is not removed
  const [seen] = useState(() => stored.map(({ id }) => id))
  const isProposed = seen.length === 0 && offered.fromPosting.length > 0
  const form = useAppForm({
    schema: AttributesForm,
    defaultValues: { attributes: isProposed ? offered.fromPosting.map((one) => newAttribute(one)) : stored },
    guard: false,
    onSubmit: async ({ attributes }) => {
      await client.scorecards.saveAttributes({ jobId, seen, attributes })
      await refreshQueries(queryClient, api.scorecards.key())
      toast.success('Scorecard saved')
      onClose()
    },
    onFail: (error, failed) =>
      failed.setServerError('root', errorText(error, "The scorecard couldn't be saved. Please try again.")),
  })
  return (
    <AppForm form={form} label="Scorecard" className="contents">
      <DialogBody>
        <div className="stack stack-4">
          {isProposed && (
            <Notice tone="info">
              These are based on the posting. Edit them, add how you work together, then save.
            </Notice>
          )}
          <Rows offered={offered} />
        </div>
      </DialogBody>
      <FormFoot dialog submit="Save scorecard" busyText="Saving" onCancel={onClose} />
    </AppForm>
  )
}

function Rows({ offered }: { offered: Offered }) {
  const { control } = useFormContext<TypedAttributes>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'attributes', keyName: 'key' })
  const { errors } = useFormState<TypedAttributes>({ control })
  const isFull = fields.length >= MAX_ATTRIBUTES
  const message = errors.attributes?.root?.message ?? errors.attributes?.message
  return (
    <>
      {fields.length === 0 && <p className="meta">No attributes yet. Add what matters in this job, one per line.</p>}
      <SortableList
        ids={fields.map(({ id }) => id)}
        noun="attribute"
        nameOf={(id) => fields.find((one) => one.id === id)?.name ?? ''}
        onMove={move}
      >
        {(order) => (
          <ol className="attribute-list">
            {order.map((id) => {
              const at = fields.findIndex((one) => one.id === id)
              return <AttributeRow key={id} id={id} at={at} onRemove={() => remove(at)} />
            })}
          </ol>
        )}
      </SortableList>
      {message && <Notice tone="error">{message}</Notice>}
      <div className="attribute-tools">
        <Button icon={Plus} size="sm" disabled={isFull} onClick={() => append(newAttribute())}>
          Add attribute
        </Button>
        <CopyFrom
          offered={offered}
          onCopy={(more) =>
            append(
              more.map((one) => newAttribute(one)),
              { shouldFocus: false },
            )
          }
        />
        <span className="meta">
          {fields.length} of {MAX_ATTRIBUTES}
        </span>
      </div>
    </>
  )
}

/** Adds the missing attributes of another job, or of the posting. */
function CopyFrom({ offered, onCopy }: { offered: Offered; onCopy: (more: AttributeFields[]) => void }) {
  const { getValues } = useFormContext<TypedAttributes>()
  const sources = [
    ...(offered.fromPosting.length > 0
      ? [{ value: 'posting', label: 'From the posting', attributes: offered.fromPosting }]
      : []),
    ...offered.otherJobs.map(({ jobId, title, attributes }) => ({
      value: jobId,
      label: `${title || 'Untitled job'} (${attributes.length})`,
      attributes,
    })),
  ]
  if (sources.length === 0) return null
  const copy = (value: string) => {
    const source = sources.find((one) => one.value === value)
    const more = addable(getValues('attributes'), source?.attributes ?? [])
    onCopy(more)
    toast.info(more.length === 0 ? 'All of them are already in the list' : `${more.length} added`)
  }
  return (
    <Select
      aria-label="Copy attributes from"
      value=""
      placeholder="Copy from …"
      options={sources.map(({ value, label }) => ({ value, label }))}
      onChange={(event) => copy(event.target.value)}
    />
  )
}
