import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { CampaignText } from '../../contract.ts'
import { MessageFields } from './message-fields.tsx'

export type FirstContent = z.input<typeof CampaignText>
const nothing: FirstContent = { title: '', subject: '', content: '', templateType: 'newsletter' }

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  first?: FirstContent | undefined
  onCreated: (id: string) => void
}

/**
 * Title, subject, content and template type; then the editor opens (CAMP-02, CAMP-11). When closed, it retains what
 * was typed until the page is left.
 */
export function CreateCampaignDialog({ open, onOpenChange, first = nothing, onCreated }: Props) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.campaigns.create.mutationOptions())
  // a second press or a retry after a failure creates no second draft
  const id = useRef(newId())
  const form = useAppForm({
    schema: CampaignText,
    defaultValues: first,
    async onSubmit(words) {
      const made = await mutateAsync({ ...words, id: id.current })
      id.current = newId()
      await refreshQueries(queryClient, api.campaigns.key())
      toast.success('Campaign created successfully')
      form.reset(nothing)
      onOpenChange(false)
      onCreated(made.id)
    },
    onFail(error) {
      const description = errorText(error, '')
      toast.error({ title: 'Failed to create campaign', ...(description && { description }) })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Create Campaign"
      description="It starts as a draft. Nothing is sent until you send it."
    >
      <AppForm form={form} className="dialog-form">
        <DialogBody>
          <div className="stack stack-4">
            <MessageFields />
          </div>
        </DialogBody>
        <FormFoot dialog submit="Create Campaign" busyText="Creating" onCancel={() => onOpenChange(false)} />
      </AppForm>
    </Dialog>
  )
}
