import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { typedLine } from '#lib/text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { refreshQueries } from '#ui/refresh.ts'

const Title = z.object({ title: typedLine(80, 'Enter a title') })

/** The dialog to rename a conversation. */
export function RenameConversation({
  conversation,
  onClose,
}: {
  conversation: { id: string; title: string }
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: Title,
    defaultValues: { title: conversation.title },
    guard: false,
    onSubmit: async ({ title }) => {
      await client.coach.rename({ id: conversation.id, title })
      await refreshQueries(queryClient, api.coach.key())
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title="Rename conversation" size="sm" submit="Save" busyText="Saving">
      <TextField name="title" label="Title" required />
    </FormDialog>
  )
}
