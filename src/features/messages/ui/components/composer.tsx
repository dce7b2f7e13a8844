import { Eye, Pencil, Send } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { AppForm, FormError, FormFoot } from '#ui/form/app-form.tsx'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import type { MessageText } from '../../contract.ts'
import { MessageFields } from './message-fields.tsx'
import { TemplateChoice } from './template-choice.tsx'

export type MessageForm = AppFormControl<MessageText, MessageText>

type Props = {
  form: MessageForm
  /** Shows the email as it would be sent now. */
  preview: (message: MessageText) => ReactNode
  submit: string
  cancel: ReactNode
  onTyped: (message: MessageText) => void
  /** Rendered above the fields. */
  children?: ReactNode
}

/** The editor of a message with a preview of its email. */
export function Composer({ form, preview, submit, cancel, onTyped, children }: Props) {
  const [shown, setShown] = useState<MessageText | null>(null)
  useEffect(() => form.watch(({ subject = '', body = '' }) => onTyped({ subject, body })).unsubscribe, [form, onTyped])
  const look = form.handleSubmit((message) => setShown(message))
  if (shown) {
    return (
      <>
        <DialogBody>
          {preview(shown)}
          <FormErrorOf form={form} />
        </DialogBody>
        <DialogFoot start={cancel}>
          <Button icon={Pencil} onClick={() => setShown(null)}>
            Back to editing
          </Button>
          <Button variant="primary" icon={Send} busy={form.formState.isSubmitting} onClick={() => void form.submit()}>
            {submit}
          </Button>
        </DialogFoot>
      </>
    )
  }
  return (
    <AppForm form={form} label="Message" className="contents" reachesPerson>
      <DialogBody className="stack stack-4">
        {children}
        <TemplateChoice />
        <MessageFields />
      </DialogBody>
      <FormFoot
        dialog
        start={cancel}
        cancel={
          <Button icon={Eye} onClick={() => void look()}>
            Preview
          </Button>
        }
        submit={submit}
        busyText="Sending"
      />
    </AppForm>
  )
}

/** The server's error, if the form is not visible. */
function FormErrorOf({ form }: { form: MessageForm }) {
  return (
    <AppForm form={form}>
      <FormError />
    </AppForm>
  )
}
