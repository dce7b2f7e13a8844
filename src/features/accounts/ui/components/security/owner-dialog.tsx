import type { ReactNode } from 'react'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { AskOwner, forOwner } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { OwnerFields } from './owner-fields.tsx'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'

type Proof = { password: string; code?: string | undefined }
type Props = {
  title: string
  /** The label of the submit button. */
  submit: string
  busyText: string
  danger?: boolean
  asksForCode: boolean
  run: (proof: Proof) => Promise<unknown>
  /** The text of the toast after success. */
  done: string
  onClose: () => void
  children: ReactNode
}

/** Explains an action, asks for the password (and for a code if two-factor is on), then runs the action. */
export function OwnerDialog({ asksForCode, run, done, onClose, children, ...shown }: Props) {
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: forOwner(AskOwner, asksForCode),
    defaultValues: { password: '', ...(asksForCode && { code: '' }) },
    guard: false,
    onFail: showRefusalAtField({ WRONG_PASSWORD: 'password', CODE_WRONG: 'code' }),
    onSubmit: async (proof) => {
      await run(proof)
      toast.success(done)
      await refresh()
      onClose()
    },
  })
  return (
    <SecurityDialog form={form} onClose={onClose} {...shown}>
      <p>{children}</p>
      <OwnerFields asksForCode={asksForCode} />
    </SecurityDialog>
  )
}
