import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { UserMinus } from 'lucide-react'
import { api } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ActingSelect } from '#ui/primitives/acting-select.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { companyRoleLabels, memberRoles } from '../../../rules.ts'
import type { Member } from '../../../team-contract.ts'
import { roleQuestion } from '../../team/role-question.ts'
import { useRefreshCompanies } from '../use-company-actions.ts'
import { AddMemberForm } from './add-member-form.tsx'

type Props = { companyId: string; query: UseQueryResult<Member[]> }

/** The members of a company with their roles, and the form that adds an existing account (ACOMP-09). */
export const CompanyMembers = ({ companyId, query }: Props) => (
  <div className="stack stack-4">
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="avatar" label="Loading company members..." />}
      errorText="Failed to load company members"
      isEmpty={(members) => members.length === 0}
      empty={
        <EmptyState title="This company has no members yet" art={null} bare level={3}>
          Invite or create a user, or add an existing account.
        </EmptyState>
      }
    >
      {(members) => (
        <ul className="list" aria-label="Company members">
          {members.map((member) => (
            <MemberRow key={member.id} companyId={companyId} member={member} />
          ))}
        </ul>
      )}
    </QueryBoundary>
    <AddMemberForm companyId={companyId} />
    <Notice tone="info">Changes here only affect the role in this company.</Notice>
  </div>
)

function MemberRow({ companyId, member }: { companyId: string; member: Member }) {
  const refresh = useRefreshCompanies()
  const confirm = useConfirm()
  const change = useMutation(
    api.adminCompanies.changeRole.mutationOptions({
      onSuccess: () => void toast.success({ title: 'User role updated successfully', description: member.displayName }),
      onError: failureToast('Failed to update user role'),
      onSettled: refresh,
    }),
  )
  const remove = useMutation(
    api.adminCompanies.removeMember.mutationOptions({
      onSuccess: () =>
        void toast.success({ title: 'User removed from company successfully', description: member.displayName }),
      onError: failureToast('Failed to remove user from company'),
      onSettled: refresh,
    }),
  )
  const { id, displayName, email, avatarUrl, role, joinedAt } = member
  const askRole = async (next: Member['role']) => {
    if (await confirm(roleQuestion(displayName, next))) change.mutate({ companyId, id, role: next })
  }
  const ask = async () => {
    const isConfirmed = await confirm({
      title: `Remove ${displayName} from the company?`,
      text: "They lose access to the company right away. Their account and their work aren't deleted.",
      action: 'Remove',
      destructive: true,
    })
    if (isConfirmed) remove.mutate({ companyId, id })
  }
  return (
    <li className="member-row">
      <Avatar name={displayName} src={avatarUrl} />
      <div className="min-w-0">
        <b className="strong break-words">{displayName}</b>
        <p className="meta break-words">
          {email} · joined <Day at={joinedAt} />
        </p>
      </div>
      <ActingSelect
        aria-label={`Role of ${displayName}`}
        value={change.isPending ? change.variables.role : role}
        busy={change.isPending}
        options={memberRoles.map((value) => ({ value, label: companyRoleLabels[value] }))}
        onChange={({ target }) => void askRole(target.value as Member['role'])}
      />
      <IconButton
        icon={UserMinus}
        size="sm"
        label={`Remove ${displayName}`}
        busy={remove.isPending}
        onClick={() => void ask()}
      />
    </li>
  )
}
