import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Settings } from '../../../settings-contract.ts'

/** Changes the settings, based on the loaded ones, and reloads them after success and after failure. */
export function useChangeSettings(settings: Settings) {
  const queryClient = useQueryClient()
  const change = useMutation(
    api.settings.change.mutationOptions({
      onSettled: () =>
        refreshQueries(
          queryClient,
          api.settings.key(),
          api.operations.platformConfig.key(),
          api.site.key(),
          api.billing.key(),
        ),
      onSuccess: () => void toast.success('Settings saved'),
      onError: errorToast('Failed to save the settings'),
    }),
  )
  return {
    isBusy: change.isPending,
    save: (form: Parameters<typeof change.mutateAsync>[0]['form']) =>
      change.mutateAsync({ seen: settings.updatedAt, form }),
  }
}
