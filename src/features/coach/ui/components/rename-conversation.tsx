import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { typedLine } from '#lib/text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
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
    <Dialog onClose={onClose} title="Rename conversation" size="sm">
      <AppForm form={form}>
        <DialogBody>
          <TextField name="title" label="Title" required />
        </DialogBody>
        <FormFoot dialog submit="Save" busyText="Saving" cancel={<Button onClick={onClose}>Cancel</Button>} />
      </AppForm>
    </Dialog>
  )
}
