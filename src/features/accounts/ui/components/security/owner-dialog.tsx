import type { ReactNode } from 'react'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { AskOwner, forOwner } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { FormDialog, refuseBeside } from './form-dialog.tsx'
import { OwnerFields } from './owner-fields.tsx'

type Proof = { password: string; code?: string | undefined }
type Props = {
  title: string
  /** The button that does it. */
  submit: string
  busyText: string
  danger?: boolean
  asksForCode: boolean
  run: (proof: Proof) => Promise<unknown>
  /** What a message says when it is done. */
  done: string
  onClose: () => void
  children: ReactNode
}

/** Says what happens, asks for the password (and for a code where two-factor is on), then does it. */
export function OwnerDialog({ asksForCode, run, done, onClose, children, ...shown }: Props) {
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: forOwner(AskOwner, asksForCode),
    defaultValues: { password: '', ...(asksForCode && { code: '' }) },
    guard: false,
    onFail: refuseBeside({ WRONG_PASSWORD: 'password', CODE_WRONG: 'code' }),
    onSubmit: async (proof) => {
      await run(proof)
      toast.success(done)
      await refresh()
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} {...shown}>
      <p>{children}</p>
      <OwnerFields asksForCode={asksForCode} />
    </FormDialog>
  )
}
