import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { staffRoleHelp, staffRoleLabels } from '../../rules.ts'
import { InviteStaff } from '../../staff-contract.ts'
import { staffInvitationsQuery } from '../queries.ts'
import { StaffInvitations } from './staff-invitations.tsx'

/** A form to invite a person to the staff, and the list of pending invitations. */
export function InviteStaffDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite staff"
      description="They get an email with a link that works once, for 72 hours."
    >
      <InviteForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const roles = [
  {
    value: 'platform_user',
    label: staffRoleLabels.platform_user,
    help: staffRoleHelp.platform_user,
  },
  {
    value: 'platform_admin',
    label: staffRoleLabels.platform_admin,
    help: staffRoleHelp.platform_admin,
  },
]

function InviteForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const pending = useQuery(staffInvitationsQuery())
  const invite = useMutation(api.staff.invite.mutationOptions())
  const form = useAppForm({
    schema: InviteStaff,
    defaultValues: { displayName: '', email: '', role: 'platform_user' as const },
    onFail: (error, f) => f.setServerError('root', errorText(error, 'Failed to send the invitation')),
    onSubmit: async (values) => {
      await invite.mutateAsync(values)
      await refreshQueries(queryClient, staffInvitationsQuery().queryKey)
      toast.success({ title: 'Invitation sent', description: `We emailed a link to ${values.email}.` })
      onClose()
    },
  })
  return (
    <AppForm form={form} label="Invite staff">
      <DialogBody className="stack stack-4">
        <TextField name="displayName" label="Full Name" required autoComplete="off" />
        <TextField name="email" label="Email Address" type="email" required autoComplete="off" />
        <RadioField name="role" label="Role" layout="cards" options={roles} />
        <QueryBoundary
          query={pending}
          skeleton={<SkeletonRows rows={1} label="Loading invitations" />}
          errorText="Failed to load invitations"
        >
          {(invitations) => (invitations.length > 0 ? <StaffInvitations invitations={invitations} /> : null)}
        </QueryBoundary>
      </DialogBody>
      <FormFoot dialog submit="Send invitation" busyText="Sending" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}
