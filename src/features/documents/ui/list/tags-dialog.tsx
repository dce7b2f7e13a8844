import { errorCode, errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DocumentTags } from '../../contract.ts'
import { maxDocumentTags } from '../../rules.ts'
import { kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'

type Props = {
  document: ListedDocument
  /** Tags of the other documents, suggested while typing. */
  known: readonly string[]
  onSave: (tags: string[]) => Promise<void>
  onClose: () => void
}

/** Dialog for the tags of a document. */
export function TagsDialog({ document: { kind, title, tags }, known, onSave, onClose }: Props) {
  const form = useAppForm({
    schema: DocumentTags,
    defaultValues: { tags },
    guard: false,
    onSubmit: async ({ tags: typed }) => {
      await onSave(typed)
      onClose()
    },
    onFail: (error, { setServerError }) =>
      setServerError(
        'root',
        errorCode(error) === 'NOT_FOUND'
          ? `Failed to fetch ${kindTexts[kind].one}`
          : errorText(error, 'Failed to save the tags'),
      ),
  })
  return (
    <FormDialog form={form} label="Tags" onClose={onClose} title={`Tags of “${title}”`} submit="Save" busyText="Saving">
      <TagsField
        name="tags"
        label="Tags"
        help={`Up to ${maxDocumentTags}.`}
        max={maxDocumentTags}
        suggestions={known}
      />
    </FormDialog>
  )
}
