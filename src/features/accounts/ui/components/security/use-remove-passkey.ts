import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { UNEXPECTED } from '../../auth-texts.ts'
import { useRefreshSecurity } from '../../security-queries.ts'

/** Asks, then removes a passkey. */
export function useRemovePasskey() {
  const confirm = useConfirm()
  const onSettled = useRefreshSecurity()
  const remove = useMutation(api.security.removePasskey.mutationOptions({ onSettled }))
  const ask = async ({ id, name }: { id: string; name: string }) => {
    const text = `"${name}" will no longer sign you in. The device may go on offering it until you remove it there too.`
    if (!(await confirm({ title: 'Remove passkey', text, action: 'Remove passkey' }))) return
    try {
      await remove.mutateAsync({ id })
      toast.success('Passkey removed')
    } catch (error) {
      toast.error({ title: 'Error removing passkey', description: errorText(error, UNEXPECTED) })
    }
  }
  return { remove: ask, removing: remove.isPending ? remove.variables.id : null }
}
