import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { TemplateFields } from '../../contract.ts'
import { templatesQuery } from '../queries.ts'
import { MessageFields } from './message-fields.tsx'

/** The form's initial values; with id and timestamp, the form changes an existing template. */
export type TemplateStart = { name: string; subject: string; body: string; id?: string; updatedAt?: Date }

/** Creates or changes a template. */
export function TemplateForm({ start, onClose }: { start: TemplateStart; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id, updatedAt, name, subject, body } = start
  const ownId = useRef(id ?? newId())
  const form = useAppForm({
    schema: TemplateFields,
    defaultValues: { name, subject, body },
    async onSubmit(fields) {
      const template = { ...fields, id: ownId.current }
      if (updatedAt) await client.messages.updateTemplate({ ...template, seen: updatedAt })
      else await client.messages.createTemplate(template)
      await refreshQueries(queryClient, templatesQuery().queryKey)
      toast.success(updatedAt ? 'Template saved' : 'Template created')
      onClose()
    },
    onFail(error, own) {
      const field = errorCode(error) === 'NAME_TAKEN' ? 'name' : 'root'
      own.setServerError(field, errorText(error, 'Failed to save the template. Please try again.'))
    },
  })
  return (
    <AppForm form={form} label="Template" className="contents">
      <DialogBody className="stack stack-4">
        <TextField name="name" label="Name" required help="For your team only." />
        <MessageFields rows={8} />
      </DialogBody>
      <FormFoot
        dialog
        submit={updatedAt ? 'Save template' : 'Create template'}
        busyText="Saving"
        cancelText="Back"
        onCancel={onClose}
      />
    </AppForm>
  )
}
