import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { UNEXPECTED } from '../../auth-texts.ts'

type Props<In extends FieldValues, Out> = {
  title: string
  form: AppFormControl<In, Out>
  submit: string
  busyText: string
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with an explanation and a form. Refusals are shown at the fields. */
export function FormDialog<In extends FieldValues, Out>({ title, form, onClose, children, ...foot }: Props<In, Out>) {
  return (
    <Dialog locked={form.formState.isSubmitting} onClose={onClose} title={title} size="sm">
      <AppForm form={form} label={title}>
        <DialogBody className="stack stack-4">{children}</DialogBody>
        <FormFoot dialog {...foot} cancel={<Button onClick={onClose}>Cancel</Button>} />
      </AppForm>
    </Dialog>
  )
}

/** Shows a refusal at the field that it belongs to; other refusals are shown above the buttons. */
export const showRefusalAtField =
  <In extends FieldValues, Out>(fields: Partial<Record<string, FieldPath<In>>>) =>
  (error: unknown, form: AppFormControl<In, Out>) =>
    form.setServerError(fields[errorCode(error) ?? ''] ?? 'root', errorText(error, UNEXPECTED))
