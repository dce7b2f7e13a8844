import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { DocumentTags } from '../../contract.ts'
import { maxTags } from '../../rules.ts'
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
    <Dialog onClose={onClose} title={`Tags of “${title}”`}>
      <AppForm form={form} label="Tags">
        <DialogBody>
          <TagsField name="tags" label="Tags" help={`Up to ${maxTags}.`} max={maxTags} suggestions={known} />
        </DialogBody>
        <FormFoot dialog submit="Save" busyText="Saving" cancel={<Button onClick={onClose}>Cancel</Button>} />
      </AppForm>
    </Dialog>
  )
}
