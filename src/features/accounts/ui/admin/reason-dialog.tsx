import type { ReactNode } from 'react'
import { z } from 'zod'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { maxStaffReasonCharacters, Reason } from '../../admin-users-contract.ts'

type Props = {
  title: string
  /** The consequences of the action. */
  children: ReactNode
  reason: { label: string; help: string }
  submit: string
  busyText: string
  danger?: boolean
  failed: string
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

const Form = z.object({ reason: Reason })

/** Asks for the reason of an action and shows its consequences. If the server refuses, the dialog stays open with the typed text. */
export function ReasonDialog({ title, children, reason, submit, busyText, danger, failed, onSubmit, onClose }: Props) {
  const form = useAppForm({
    schema: Form,
    defaultValues: { reason: '' },
    onFail: (error, f) => f.setServerError('root', errorText(error, failed)),
    onSubmit: (values) => onSubmit(values.reason),
  })
  return (
    <FormDialog
      form={form}
      label={title}
      onClose={onClose}
      title={title}
      className="stack stack-4"
      danger={danger}
      submit={submit}
      busyText={busyText}
    >
      {children}
      <TextareaField name="reason" {...reason} required limit={maxStaffReasonCharacters} rows={3} />
    </FormDialog>
  )
}
