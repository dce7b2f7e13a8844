import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { forgetDrafts } from '#ui/form/device-drafts.ts'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { CONFIRMATION, DeleteAccount, type OwnData, privacyErrors } from '../../contract.ts'
import { ownDataQuery } from '../queries.ts'
import { DeletionList } from './deletion-list.tsx'

const FAILED = 'Failed to delete your account. Please try again.'

/** Shows what is deleted and what stays. Requires the password and a confirmation word. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ownDataQuery())
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Delete account">
      {query.data ? (
        <Ask data={query.data} onClose={onClose} />
      ) : (
        <DialogBody>
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={3} label="Loading what will be deleted" />}
            errorText="Failed to load what will be deleted"
          >
            {() => null}
          </QueryBoundary>
        </DialogBody>
      )}
    </Dialog>
  )
}

function Ask({ data, onClose }: { data: OwnData; onClose: () => void }) {
  if (!data.blocked) return <DeleteForm data={data} onClose={onClose} />
  return (
    <>
      <DialogBody>
        <Notice tone="warn">{privacyErrors[data.blocked].message}</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </>
  )
}

function DeleteForm({ data, onClose }: { data: OwnData; onClose: () => void }) {
  const { viewer } = useSession()
  const queryClient = useQueryClient()
  const remove = useMutation(api.privacy.deleteAccount.mutationOptions())
  const form = useAppForm({
    schema: DeleteAccount,
    defaultValues: { password: '', confirmation: '' as z.input<typeof DeleteAccount>['confirmation'] },
    guard: false,
    onFail: (error, f) =>
      f.setServerError(errorCode(error) === 'WRONG_PASSWORD' ? 'password' : 'root', errorText(error, FAILED)),
    onSubmit: async (values) => {
      await remove.mutateAsync(values)
      if (viewer) forgetDrafts(viewer.userId)
      // other open pages receive the deletion through their live stream
      queryClient.clear()
      location.assign('/')
    },
  })
  return (
    <AppForm form={form} label="Delete account">
      <DialogBody className="stack stack-4">
        <DeletionList data={data} isSeeker={hasRole(viewer, 'job_seeker')} />
        <PasswordField name="password" label="Current password" />
        <TextField name="confirmation" label={`Type ${CONFIRMATION} to confirm`} autoComplete="off" />
      </DialogBody>
      <FormFoot
        dialog
        danger
        submit="Delete my account"
        busyText="Deleting"
        cancel={<Button onClick={onClose}>Keep my account</Button>}
      />
    </AppForm>
  )
}
