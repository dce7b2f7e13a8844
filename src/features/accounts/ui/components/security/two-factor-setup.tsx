import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { AskPassword, Code, type TwoFactorSetup } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { BackupCodesDialog } from './backup-codes.tsx'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'
import '../../auth.css'

type Setup = z.infer<typeof TwoFactorSetup>

/** Password, then the QR code and a first code of the app, then the backup codes. */
export function TwoFactorSetupDialog({ onClose, onDone = onClose }: { onClose: () => void; onDone?: () => void }) {
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const refresh = useRefreshSecurity()
  const show = (made: string[]) => {
    setCodes(made)
    // in the background: the codes are shown only here, so they must not wait for it
    void refresh()
  }
  const finish = () => {
    toast.success({ title: 'Two-factor is on', description: "You'll need a code to sign in from now on." })
    onDone()
  }
  if (codes) return <BackupCodesDialog codes={codes} onClose={finish} />
  if (setup) return <ShowSecret setup={setup} onDone={show} onClose={onClose} />
  return <AskFirst onDone={setSetup} onClose={onClose} />
}

function AskFirst({ onDone, onClose }: { onDone(setup: Setup): void; onClose: () => void }) {
  const start = useMutation(api.security.startTwoFactor.mutationOptions())
  const form = useAppForm({
    schema: AskPassword,
    defaultValues: { password: '' },
    guard: false,
    onFail: showRefusalAtField({ WRONG_PASSWORD: 'password' }),
    onSubmit: async (values) => onDone(await start.mutateAsync(values)),
  })
  return (
    <SecurityDialog title="Turn on two-factor" form={form} submit="Continue" busyText="Preparing" onClose={onClose}>
      <p>
        You need an authenticator app on your phone. Each time you sign in, it gives you a code to enter after your
        password.
      </p>
      <PasswordField name="password" label="Current password" />
    </SecurityDialog>
  )
}

type ShowProps = { setup: Setup; onDone(codes: string[]): void; onClose: () => void }

function ShowSecret({ setup, onDone, onClose }: ShowProps) {
  const confirm = useMutation(api.security.confirmTwoFactor.mutationOptions())
  const form = useAppForm({
    schema: z.object({ code: Code }),
    defaultValues: { code: '' },
    guard: false,
    onFail: showRefusalAtField({ CODE_WRONG: 'code' }),
    onSubmit: async (values) => onDone((await confirm.mutateAsync(values)).codes),
  })
  const { size, path } = setup.qr
  return (
    <SecurityDialog title="Scan with your app" form={form} submit="Turn on" busyText="Checking" onClose={onClose}>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your authenticator app">
        <path d={path} />
      </svg>
      <div>
        <p className="meta">Can't scan it? Enter this key in the app:</p>
        <p className="strong">
          <code className="break-words">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <TextField
        name="code"
        label="Authentication code"
        autoComplete="one-time-code"
        inputMode="numeric"
        help="Six digits. The code changes every 30 seconds."
      />
    </SecurityDialog>
  )
}
