import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { Code } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { FormDialog, refuseBeside } from './form-dialog.tsx'
import { CodeField } from './owner-fields.tsx'

/** Signs all other devices out, where two-factor is on: asks for a code first. */
export function EndOthersDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const endOthers = useMutation(api.security.endOtherSessions.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: z.object({ code: Code }),
    defaultValues: { code: '' },
    guard: false,
    onFail: refuseBeside({ CODE_WRONG: 'code' }),
    onSubmit: async ({ code }) => {
      await endOthers.mutateAsync({ code })
      toast.success('All other devices are signed out')
      await refresh()
      onClose()
    },
  })
  return (
    <FormDialog title="End all others" form={form} submit="End all others" busyText="Ending" danger onClose={onClose}>
      <p>{text} Devices that you trusted are asked for a code again.</p>
      <CodeField />
    </FormDialog>
  )
}
