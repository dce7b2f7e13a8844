import { Clock } from 'lucide-react'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { memberRoleLabels } from '../../rules.ts'
import { InviteMember } from '../../team-contract.ts'
import { useInvite } from './use-team.ts'

type Props = { open: boolean; onOpenChange(open: boolean): void }

/** The dialog that invites a person to the team (TEAM-08, TEAM-09). */
export function InviteDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite Team Member"
      description="They will receive login credentials by e-mail, as a link to set a password."
    >
      <InviteForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const roles = [
  {
    value: 'client_user',
    label: memberRoleLabels.client_user,
    help: 'Can post jobs, review applications and move candidates.',
  },
  {
    value: 'client_admin',
    label: memberRoleLabels.client_admin,
    help: 'Also invites members, sees private answers and changes the logo.',
  },
]

function InviteForm({ onClose }: { onClose(): void }) {
  const invite = useInvite()
  const form = useAppForm({
    schema: InviteMember,
    defaultValues: { displayName: '', email: '', role: 'client_user' as const },
    onFail: (error, f) => {
      const text = errorText(error, 'Failed to invite team member')
      f.setServerError('root', text)
      toast.error({ title: 'Failed to invite team member', description: text })
    },
    onSubmit: async (values) => {
      await invite.mutateAsync(values)
      toast.success({
        title: 'Team member invited successfully',
        description: `We emailed a link to ${values.email}.`,
      })
      onClose()
    },
  })
  return (
    <AppForm form={form} label="Invite Team Member">
      <DialogBody>
        <div className="stack stack-4">
          <TextField name="displayName" label="Full Name" required autoComplete="off" />
          <TextField name="email" label="Email Address" type="email" required autoComplete="off" />
          <RadioField name="role" label="Role" layout="cards" options={roles} />
          <p className="meta row">
            <Clock className="ic ic-sm" aria-hidden="true" /> The link in the email works once, for 72 hours.
          </p>
        </div>
      </DialogBody>
      <FormFoot dialog submit="Send Invitation" busyText="Sending" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}
