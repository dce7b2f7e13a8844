import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog, DialogBody, type DialogProps } from '../primitives/dialog.tsx'
import { AppForm, FormFoot, type FormFootProps } from './app-form.tsx'
import type { AppFormControl } from './use-app-form.ts'

type Props<In extends FieldValues, Out> = Pick<DialogProps, 'title' | 'description' | 'size' | 'locked'> &
  Pick<FormFootProps, 'submit' | 'busyText' | 'cancelText' | 'start' | 'danger' | 'disabled'> & {
    form: AppFormControl<In, Out>
    /** The form's accessible name. */
    label?: string
    /** For content that is sent to another person: Enter in a field does not submit, only the button does. */
    reachesPerson?: boolean
    /** The classes of the fields' box. */
    className?: string
    /** The secondary button and the dialog's own ways to close it. */
    onClose: () => void
    children: ReactNode
  }

/** A dialog that is one form: its fields scroll, and the buttons stay below them. */
export function FormDialog<In extends FieldValues, Out>({
  form,
  label,
  reachesPerson,
  className,
  onClose,
  title,
  description,
  size,
  locked,
  children,
  ...foot
}: Props<In, Out>) {
  return (
    <Dialog onClose={onClose} title={title} description={description} size={size} locked={locked}>
      <AppForm form={form} label={label} reachesPerson={reachesPerson} className="contents">
        <DialogBody className={className}>{children}</DialogBody>
        <FormFoot dialog {...foot} onCancel={onClose} />
      </AppForm>
    </Dialog>
  )
}
