import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form'
import { Button } from '../primitives/button.tsx'
import { cx } from '../primitives/cx.ts'
import { DialogFoot } from '../primitives/dialog.tsx'
import { Notice } from '../primitives/notice.tsx'
import { ignoreRepeatedEnter, sendByButton } from './enter-key.ts'
import { LeaveGuard } from './form-guard.tsx'
import type { AppFormControl } from './use-app-form.ts'

/** The form element of `useAppForm`; its fields get the form from context. */
export function AppForm<In extends FieldValues, Out>({
  form,
  label,
  action,
  className = 'stack stack-4',
  reachesPerson,
  children,
}: {
  form: AppFormControl<In, Out>
  /** Where the browser sends the form if no script runs. */
  action?: string
  /** The form's accessible name, if no heading names it. */
  label?: string
  className?: string
  /** For content that is sent to another person: Enter in a field does not submit, only the button does. */
  reachesPerson?: boolean
  children: ReactNode
}) {
  return (
    <FormProvider {...form}>
      {/* post: if the form is submitted before the script runs, no password ends up in the URL */}
      <form
        noValidate
        method="post"
        action={action}
        aria-label={label}
        className={className}
        onSubmit={form.submit}
        onKeyDown={reachesPerson ? sendByButton : ignoreRepeatedEnter}
      >
        {children}
      </form>
      {form.guard && <LeaveGuard />}
    </FormProvider>
  )
}

/** The line above the buttons that shows the server's refusal of the whole form. FormFoot contains it. */
export function FormError() {
  const { errors } = useFormState()
  const text = errors.root?.message
  return text ? <Notice tone="error">{text}</Notice> : null
}

export type FormFootProps = {
  /** The label of the button: 'Save', 'Create Resume'. */
  submit: string
  /** Its label while submitting: 'Saving'. */
  busyText?: string
  /** The label of the secondary button, 'Cancel' by default. */
  onCancel?: () => void
  cancelText?: string
  /** A button to show instead of the secondary one. */
  cancel?: ReactNode
  /** Shown on the left: 'Saved 2 minutes ago'. */
  start?: ReactNode
  danger?: boolean
  /** True while there is nothing to submit. */
  disabled?: boolean
  /** For the foot of a dialog instead of the end of a page. */
  dialog?: boolean
}

/** The foot of a form: a refusal, if there is one, and the buttons, main one last. */
export function FormFoot({
  submit,
  busyText,
  onCancel,
  cancelText = 'Cancel',
  cancel,
  start,
  danger,
  disabled,
  dialog,
}: FormFootProps) {
  const { isSubmitting } = useFormState()
  const buttons = (
    <>
      {cancel}
      {onCancel && (
        <Button variant={dialog ? 'secondary' : 'ghost'} onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting} disabled={disabled}>
        {isSubmitting ? (busyText ?? submit) : submit}
      </Button>
    </>
  )
  if (dialog) {
    return (
      <>
        <div className="form-refusal">
          <FormError />
        </div>
        <DialogFoot start={start}>{buttons}</DialogFoot>
      </>
    )
  }
  return (
    <>
      <FormError />
      <div className="form-foot">
        {start != null && <div className="start">{start}</div>}
        {buttons}
      </div>
    </>
  )
}

/** Related fields below a heavy rule. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="fieldset">
      <legend className="sec-head">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Two columns of fields, one under 900 px; `className="wide"` on a child spans both. */
export function Columns({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('fg2', className)}>{children}</div>
}
