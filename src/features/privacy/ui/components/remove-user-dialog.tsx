import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { type ListedUser, maxStaffReasonCharacters } from '#features/accounts/admin-users-contract.ts'
import { usersKey } from '#features/accounts/ui/queries.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { restoreFocus } from '#ui/page/restore-focus.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { OwnData } from '../../contract.ts'
import { REMOVAL_CONFIRMATION, RemoveUser, removalErrors } from '../../removal-contract.ts'
import { DeletionCheck } from './deletion-check.tsx'
import { DeletionList } from './deletion-list.tsx'

type Props = { user: ListedUser; onClose: () => void }

/** Deletes a user's account. Shows what is deleted and what stays; requires a reason and a confirmation word (AUSER-05). */
export function RemoveUserDialog({ user, onClose }: Props) {
  const query = useQuery(api.removal.preview.queryOptions({ input: { id: user.id }, staleTime: 0 }))
  const [goOn] = useState(restoreFocus)
  const onRemoved = () => {
    onClose()
    goOn()
  }
  return (
    <Dialog onClose={onClose} title={`Delete ${user.name}`} description={user.email}>
      <DeletionCheck query={query} errors={removalErrors} onClose={onClose}>
        {(data) => <RemoveForm data={data} user={user} onClose={onClose} onRemoved={onRemoved} />}
      </DeletionCheck>
    </Dialog>
  )
}

const Form = RemoveUser.omit({ id: true })

function RemoveForm({ data, user, onClose, onRemoved }: Props & { data: OwnData; onRemoved: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation(api.removal.remove.mutationOptions())
  const form = useAppForm({
    schema: Form,
    defaultValues: { reason: '', confirmation: '' as z.input<typeof Form>['confirmation'] },
    onFail: (error, f) => f.setServerError('root', errorText(error, 'Failed to delete the account.')),
    onSubmit: async (values) => {
      await remove.mutateAsync({ ...values, id: user.id })
      toast.success(`The account of ${user.name} was deleted`)
      await refreshQueries(queryClient, usersKey())
      onRemoved()
    },
  })
  return (
    <AppForm form={form} label={`Delete ${user.name}`}>
      <DialogBody className="stack stack-4">
        <DeletionList data={data} isSeeker={user.roles.includes('job_seeker')} whose={user.name} />
        <TextareaField
          name="reason"
          label="Reason"
          help="Recorded in the audit log, without the name."
          required
          limit={maxStaffReasonCharacters}
          rows={2}
        />
        <TextField name="confirmation" label={`Type ${REMOVAL_CONFIRMATION} to confirm`} autoComplete="off" />
      </DialogBody>
      <FormFoot
        dialog
        danger
        submit="Delete user"
        busyText="Deleting"
        cancel={<Button onClick={onClose}>Cancel</Button>}
      />
    </AppForm>
  )
}
