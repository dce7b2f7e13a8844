import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { maxInterviewNoteCharacters } from '../../rules.ts'

type Props = {
  title: string
  /** The effect of the action. */
  text: string
  submit: string
  failed: string
  danger?: boolean
  act: (note: string) => Promise<void>
  onClose: () => void
}

const Note = z.object({ note: typedText(maxInterviewNoteCharacters) })

/** Asks for confirmation, with an optional note to the other side. */
export function NoteDialog({ title, text, submit, failed, danger, act, onClose }: Props) {
  const form = useAppForm({
    schema: Note,
    defaultValues: { note: '' },
    async onSubmit({ note }) {
      await act(note)
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, failed)),
  })
  return (
    <FormDialog
      form={form}
      label={title}
      onClose={onClose}
      title={title}
      size="sm"
      className="stack stack-4"
      danger={danger}
      submit={submit}
      busyText="Sending"
      cancelText="Back"
    >
      <p>{text}</p>
      <TextareaField name="note" label="Message" optional rows={3} limit={maxInterviewNoteCharacters} />
    </FormDialog>
  )
}
