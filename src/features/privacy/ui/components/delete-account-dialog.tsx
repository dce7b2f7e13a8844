import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { deleteDrafts } from '#ui/form/device-drafts.ts'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { CONFIRMATION, DeleteAccount, type OwnData, privacyErrors } from '../../contract.ts'
import { ownDataQuery } from '../queries.ts'
import { DeletionCheck } from './deletion-check.tsx'
import { DeletionList } from './deletion-list.tsx'

const FAILED = 'Failed to delete your account. Please try again.'

/** Shows what is deleted and what stays. Requires the password and a confirmation word. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ownDataQuery())
  return (
    <Dialog onClose={onClose} title="Delete account">
      <DeletionCheck query={query} errors={privacyErrors} onClose={onClose}>
        {(data) => <DeleteForm data={data} onClose={onClose} />}
      </DeletionCheck>
    </Dialog>
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
      if (viewer) deleteDrafts(viewer.userId)
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
