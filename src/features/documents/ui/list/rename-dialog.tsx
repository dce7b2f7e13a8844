import { z } from 'zod'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'

type Props = {
  document: ListedDocument
  onRename: (title: string) => Promise<void>
  onClose: () => void
}

const Title = z.object({ title: z.string().max(100, 'Use 100 characters or fewer') })

/** Dialog to rename an uploaded document (DOCS-16). */
export function RenameDialog({ document, onRename, onClose }: Props) {
  const { one, One } = kindTexts[document.kind]
  const form = useAppForm({
    schema: Title,
    defaultValues: { title: document.title },
    guard: false,
    onSubmit: async ({ title }) => {
      await onRename(title)
      onClose()
    },
    onFail: (error, { setServerError }) =>
      setServerError(
        'root',
        errorCode(error) === 'NOT_FOUND' ? `Failed to fetch ${one}` : errorText(error, `Failed to update ${one}`),
      ),
  })
  return (
    <Dialog onClose={onClose} title={`Rename ${One}`} size="sm">
      <AppForm form={form} label={`Rename ${One}`}>
        <DialogBody>
          <TextField name="title" label="Title" help="The file name doesn't change." />
        </DialogBody>
        <FormFoot dialog submit="Rename" busyText="Renaming" cancel={<Button onClick={onClose}>Cancel</Button>} />
      </AppForm>
    </Dialog>
  )
}
