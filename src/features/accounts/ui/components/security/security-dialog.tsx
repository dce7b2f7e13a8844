import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorCode, errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
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

/** A dialog that changes how the user signs in. It cannot be closed before the answer. */
export function SecurityDialog<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { title, form } = props
  return (
    <FormDialog {...props} label={title} size="sm" locked={form.formState.isSubmitting} className="stack stack-4" />
  )
}

/** Shows a refusal at the field that it belongs to; other refusals are shown above the buttons. */
export const showRefusalAtField =
  <In extends FieldValues, Out>(fields: Partial<Record<string, FieldPath<In>>>) =>
  (error: unknown, form: AppFormControl<In, Out>) =>
    form.setServerError(fields[errorCode(error) ?? ''] ?? 'root', errorText(error, UNEXPECTED))
