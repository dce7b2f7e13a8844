import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { AskOwner, forOwner, NewPasskey, PasskeyName } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { PASSKEY_CANCELLED, passkeyRefusal } from './passkey-refusal.ts'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'

const NewKey = AskOwner.extend({ name: PasskeyName })
type Props = { asksForCode: boolean; onClose: () => void }

/** Asks for the password, and for a code if two-factor is on; then the browser creates the passkey. */
export function AddPasskeyDialog({ device, asksForCode, onClose }: Props & { device: string }) {
  const start = useMutation(api.security.startPasskey.mutationOptions())
  const add = useMutation(api.security.addPasskey.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: forOwner(NewKey, asksForCode),
    defaultValues: { name: device, password: '', ...(asksForCode && { code: '' }) },
    guard: false,
    onFail: (error, f) =>
      passkeyRefusal(error)
        ? f.setServerError('root', passkeyRefusal(error) ?? PASSKEY_CANCELLED)
        : showRefusalAtField<z.input<typeof NewKey>, z.output<typeof NewKey>>({
            WRONG_PASSWORD: 'password',
            CODE_WRONG: 'code',
          })(error, f),
    onSubmit: async ({ name, ...proof }) => {
      const options = await start.mutateAsync(proof)
      const made = await startRegistration({ optionsJSON: options as never })
      await add.mutateAsync({ name, passkey: NewPasskey.parse(made) })
      toast.success({ title: 'Passkey added', description: `You can now sign in with ${name}.` })
      await refresh()
      onClose()
    },
  })
  return (
    <SecurityDialog
      title="Add a passkey"
      form={form}
      submit="Continue"
      busyText="Waiting for the device"
      onClose={onClose}
    >
      <p>Next, your browser will ask for your fingerprint, face, screen lock or security key.</p>
      <TextField name="name" label="Passkey name" help="So you can recognize it later." />
      <OwnerFields asksForCode={asksForCode} />
    </SecurityDialog>
  )
}

/** Reactivates the paused passkeys. Requires the same proof as adding one. */
export function ConfirmPasskeysDialog({ names, ...rest }: Props & { names: string[] }) {
  const confirm = useMutation(api.security.confirmPasskeys.mutationOptions())
  const isOne = names.length === 1
  return (
    <OwnerDialog
      title="Confirm passkeys"
      submit="Confirm"
      busyText="Confirming"
      done={isOne ? 'Passkey confirmed' : 'Passkeys confirmed'}
      run={confirm.mutateAsync}
      {...rest}
    >
      <span className="strong break-words">{names.join(', ')}</span>: confirm only if you recognize{' '}
      {isOne ? 'this passkey' : 'each of these passkeys'}. Remove any others first.
    </OwnerDialog>
  )
}

/** Removes a passkey. Requires proof of ownership first. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  ...rest
}: Props & { passkey: { id: string; name: string } }) {
  const remove = useMutation(api.security.removePasskey.mutationOptions())
  return (
    <OwnerDialog
      title="Remove passkey"
      submit="Remove passkey"
      busyText="Removing"
      danger
      done="Passkey removed"
      run={(proof) => remove.mutateAsync({ id, ...proof })}
      {...rest}
    >
      “<span className="break-words">{name}</span>” can no longer be used to sign in to Tandem. Remove it from your
      device too, or the device may still offer it.
    </OwnerDialog>
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
    onFail: showRefusalAtField({}),
    onSubmit: async (values) => {
      await rename.mutateAsync({ id, ...values })
      await refresh()
      onClose()
    },
  })
  return (
    <SecurityDialog title="Rename passkey" form={form} submit="Rename" busyText="Renaming" onClose={onClose}>
      <TextField name="name" label="Passkey name" />
    </SecurityDialog>
  )
}
