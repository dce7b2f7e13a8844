import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { deviceOf } from '../../../device-name.ts'
import { AskPassword, NewPasskey, PasskeyName } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { FormDialog, refuseBeside } from './form-dialog.tsx'
import { PASSKEY_STOPPED, passkeyRefusal } from './passkey-refusal.ts'

const NewKey = AskPassword.extend({ name: PasskeyName })

/** Asks for the password, then lets the browser make the passkey. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const start = useMutation(api.security.startPasskey.mutationOptions())
  const add = useMutation(api.security.addPasskey.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: NewKey,
    defaultValues: { name: deviceOf(navigator.userAgent).name, password: '' },
    guard: false,
    onFail: (error, f) =>
      passkeyRefusal(error)
        ? f.setServerError('root', passkeyRefusal(error) ?? PASSKEY_STOPPED)
        : refuseBeside<z.input<typeof NewKey>, z.output<typeof NewKey>>({ WRONG_PASSWORD: 'password' })(error, f),
    onSubmit: async ({ name, password }) => {
      const options = await start.mutateAsync({ password })
      const made = await startRegistration({ optionsJSON: options as never })
      await add.mutateAsync({ name, passkey: NewPasskey.parse(made) })
      toast.success({ title: 'Passkey added', description: `${name} can sign you in now.` })
      await refresh()
      onClose()
    },
  })
  return (
    <FormDialog title="Add a passkey" form={form} submit="Continue" busyText="Waiting for the device" onClose={onClose}>
      <p>Your browser asks next: for your finger, your face, your screen lock or a security key.</p>
      <TextField name="name" label="Name of this passkey" help="So that you know it among others." />
      <PasswordField name="password" label="Your password" />
    </FormDialog>
  )
}

type RenameProps = { passkey: { id: string; name: string }; onClose: () => void }

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenameProps) {
  const rename = useMutation(api.security.renamePasskey.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: z.object({ name: PasskeyName }),
    defaultValues: { name },
    guard: false,
    onFail: refuseBeside({}),
    onSubmit: async (values) => {
      await rename.mutateAsync({ id, ...values })
      await refresh()
      onClose()
    },
  })
  return (
    <FormDialog title="Rename passkey" form={form} submit="Rename" busyText="Renaming" onClose={onClose}>
      <TextField name="name" label="Name of this passkey" />
    </FormDialog>
  )
}
