import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { counted } from '#lib/count-word.ts'
import { longDate } from '#lib/dates.ts'
import { errorCode } from '#ui/error-text.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { restoreFocus } from '#ui/page/restore-focus.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { CompanyRow } from '../../admin-contract.ts'
import { deleteRefused } from '../../company-errors.ts'
import { canDeleteCompanies } from '../../policy.ts'
import { ARCHIVE_DAYS } from '../../rules.ts'

/** Reloads all queries about companies and their jobs after a company changed. */
export function useRefreshCompanies() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.adminCompanies.key(), api.adminPostings.key(), api.jobs.key())
}

const refused = () => toast.error({ title: 'Access Denied', description: deleteRefused.message })

/** Deletes a company, which archives it, or restores it (ACOMP-05, ACOMP-08). */
export function useCompanyActions() {
  const queryClient = useQueryClient()
  const onSettled = useRefreshCompanies()
  const confirm = useConfirm()
  const remove = useMutation(
    api.adminCompanies.remove.mutationOptions({
      onSettled,
      onSuccess: ({ archivedAt }) =>
        toast.success({
          title: 'Company deleted successfully',
          description: `You can restore it until ${longDate(lastDay(archivedAt), localZone())}.`,
        }),
      onError: (error) =>
        errorCode(error) === 'COMPANY_DELETE_REFUSED' ? refused() : failureToast('Failed to delete company')(error),
    }),
  )
  const restore = useMutation(
    api.adminCompanies.restore.mutationOptions({
      onSettled,
      onSuccess: ({ name }) => toast.success({ title: 'Company restored', description: name }),
      onError: failureToast('Failed to restore the company'),
    }),
  )
  const ask = async ({ id, name, jobsCount, memberCount }: CompanyRow): Promise<void> => {
    const { viewer } = await queryClient.ensureQueryData(sessionQuery())
    if (!canDeleteCompanies(viewer).allowed) return void refused()
    const isConfirmed = await confirm({
      title: `Delete ${name}?`,
      text: `${counted(jobsCount, 'job leaves', 'jobs leave')} the public site and ${counted(memberCount, 'person loses', 'people lose')} the company portal right away. You can restore it for ${ARCHIVE_DAYS} days. After that it is deleted permanently.`,
      action: 'Delete Company',
      destructive: true,
    })
    if (isConfirmed) remove.mutate({ id })
  }
  const restoreCompany = (id: string): void => {
    const goOn = restoreFocus()
    restore.mutate({ id })
    goOn()
  }
  return { remove: ask, restore: restoreCompany, isBusy: remove.isPending || restore.isPending }
}

/** The last day on which an archived company can be restored. */
export const lastDay = (archivedAt: Date): Date => new Date(archivedAt.getTime() + ARCHIVE_DAYS * 86_400_000)
