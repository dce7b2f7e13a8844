import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#app/api.ts'
import { companyFigureKeys } from '#features/companies/ui/queries.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { resumeAlerts } from '../../review-contract.ts'

/** Sets a status with the specification's texts (CAPP-07); lists, figures and details follow at once. */
export function useSetStatus() {
  const queryClient = useQueryClient()
  return useMutation(
    api.reviews.setStatus.mutationOptions({
      onSuccess: () => void toast.success('Application status updated successfully'),
      onError: (error) => {
        const text = 'Failed to update application status'
        const why = errorText(error, '')
        toast.error({ title: 'Error', description: why ? `${text}: ${why}` : text })
      },
      onSettled: () => {
        for (const queryKey of [api.reviews.key(), api.replies.key(), ...companyFigureKeys()])
          void queryClient.invalidateQueries({ queryKey })
      },
    }),
  )
}

type File = { kind: 'resume'; id: string } | { kind: 'attachment'; id: string }

/** Opens a file of an application through its private link; the three alerts are the specification's (CAPP-08). */
export async function openFile({ kind, id }: File): Promise<void> {
  // opened before the link is asked for: later the browser would take it for a pop-up
  const tab = window.open('', '_blank')
  if (!tab) return void toast.error(resumeAlerts.blocked)
  try {
    const { url } = await (kind === 'resume'
      ? client.reviews.resumeLink({ id })
      : client.reviews.attachmentLink({ id }))
    tab.opener = null
    tab.location.replace(url)
    // it comes as a download: the empty tab has done its work
    setTimeout(() => tab.close(), 3000)
  } catch (error) {
    tab.close()
    toast.error(errorCode(error) === 'FILE_MISSING' ? resumeAlerts.missing : resumeAlerts.failed)
  }
}
