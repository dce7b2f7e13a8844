import { z } from 'zod'
import { errorCode, errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
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
    <FormDialog
      form={form}
      label={`Rename ${One}`}
      onClose={onClose}
      title={`Rename ${One}`}
      size="sm"
      submit="Rename"
      busyText="Renaming"
    >
      <TextField name="title" label="Title" help="The file name doesn't change." />
    </FormDialog>
  )
}
