import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { PasswordAndCode } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { BackupCodesDialog } from './backup-codes.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'

const empty = { password: '', code: '' }
const showRefusal = showRefusalAtField<typeof empty, typeof empty>({ WRONG_PASSWORD: 'password', CODE_WRONG: 'code' })
const useBothFactors = (onSubmit: (values: typeof empty) => Promise<void>) =>
  useAppForm({ schema: PasswordAndCode, defaultValues: empty, guard: false, onFail: showRefusal, onSubmit })

export function StopTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const stop = useMutation(api.security.stopTwoFactor.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useBothFactors(async (values) => {
    await stop.mutateAsync(values)
    toast.success('Two-factor is off')
    await refresh()
    onClose()
  })
  return (
    <SecurityDialog
      title="Turn off two-factor"
      form={form}
      submit="Turn off"
      busyText="Turning off"
      danger
      onClose={onClose}
    >
      <p>Anyone with your password will be able to sign in. Your backup codes will stop working.</p>
      <OwnerFields asksForCode />
    </SecurityDialog>
  )
}

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renew = useMutation(api.security.renewBackupCodes.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useBothFactors(async (values) => {
    const renewed = await renew.mutateAsync(values)
    setCodes(renewed.codes)
    // in the background: the codes are shown only here, so they must not wait for it
    void refresh()
  })
  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />
  return (
    <SecurityDialog
      title="New backup codes"
      form={form}
      submit="Create new codes"
      busyText="Creating"
      onClose={onClose}
    >
      <p>You'll get ten new codes. Your current codes will stop working.</p>
      <OwnerFields asksForCode />
    </SecurityDialog>
  )
}
