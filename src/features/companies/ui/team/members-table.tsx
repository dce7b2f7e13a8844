import { Mail, UserMinus } from 'lucide-react'
import { DataTable } from '#ui/page/data-table.tsx'
import { ActingSelect } from '#ui/primitives/acting-select.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { buttonClass, IconButton } from '#ui/primitives/button.tsx'
import { memberRoleLabels, memberRoles } from '../../rules.ts'
import type { Member } from '../../team-contract.ts'
import { useChangeRole, useRemoveMember } from './use-team.ts'

type Props = { members: Member[]; canManage: boolean; ownUserId: string }

/** The members with actions. Without `canManage`, the only action is to email a member (TEAM-01, TEAM-04, TEAM-05). */
export function MembersTable({ members, canManage, ownUserId }: Props) {
  const now = new Date()
  return (
    <DataTable
      label="Team members"
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          head: 'Name',
          lead: true,
          cell: (member) => <Name member={member} isOwn={member.userId === ownUserId} />,
        },
        { id: 'role', head: 'Role', cell: (member) => <Role member={member} canManage={canManage} /> },
        { id: 'email', head: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
        { id: 'joined', head: 'Joined', cell: ({ joinedAt }) => <Ago at={joinedAt} now={now} /> },
        {
          id: 'active',
          head: 'Last active',
          cell: ({ lastActiveAt }) => (lastActiveAt ? <Ago at={lastActiveAt} now={now} /> : 'Not yet'),
        },
        {
          id: 'actions',
          head: 'Actions',
          align: 'end',
          actions: true,
          cell: (member) => <Actions member={member} canManage={canManage} />,
        },
      ]}
    />
  )
}

function Name({ member: { displayName, avatarUrl }, isOwn }: { member: Member; isOwn: boolean }) {
  return (
    <span className="row">
      <Avatar name={displayName} src={avatarUrl} size="sm" own={isOwn} />
      <span className="strong">{displayName}</span>
      {isOwn && <span className="meta">You</span>}
    </span>
  )
}

function Role({ member, canManage }: { member: Member; canManage: boolean }) {
  const { change, isPending, role } = useChangeRole(member)
  if (!canManage)
    return <Badge tone={member.role === 'client_admin' ? 'primary' : 'line'}>{memberRoleLabels[member.role]}</Badge>
  return (
    <ActingSelect
      aria-label={`Role of ${member.displayName}`}
      value={isPending ? role : member.role}
      busy={isPending}
      options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
      onChange={(event) => void change(event.target.value as Member['role'])}
    />
  )
}

function Actions({ member, canManage }: { member: Member; canManage: boolean }) {
  const { remove, isPending } = useRemoveMember(member)
  return (
    <span className="row justify-end">
      <a
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        href={`mailto:${encodeURIComponent(member.email)}`}
        aria-label={`Send Email to ${member.displayName}`}
        title="Send Email"
      >
        <Mail className="ic" aria-hidden="true" />
      </a>
      {canManage && (
        <IconButton
          icon={UserMinus}
          size="sm"
          label={`Remove Member ${member.displayName}`}
          busy={isPending}
          onClick={() => void remove()}
        />
      )}
    </span>
  )
}
