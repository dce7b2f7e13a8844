import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Team } from '../team-contract.ts'
import { teamQuery, teamStatsQuery } from './queries.ts'
import { Invitations } from './team/invitations.tsx'
import { MembersTable } from './team/members-table.tsx'

const InviteDialog = lazyComponent(async () => (await import('./team/invite-dialog.tsx')).InviteDialog)

/** /app/company/team: the members of the company's team and its invitations (TEAM-01 to TEAM-14). */
export function TeamPage({ ownUserId }: { ownUserId: string }) {
  const query = useQuery(teamQuery())
  const [isInviting, setInviting] = useState(false)
  const team = query.data
  return (
    <>
      <PageHeader
        title="Team"
        purpose={team ? purposeOf(team) : 'The people who post jobs and read applications.'}
        actions={
          team?.canManage && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite Team Member
            </Button>
          )
        }
      />
      {team && !team.canManage && (
        <div className="mb-4">
          <Notice tone="info">
            You have read-only access to team information. Contact your company admin to manage team members.
          </Notice>
        </div>
      )}
      <div className="stack stack-6">
        <TeamStatCards />
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={5} lead="avatar" label="Loading team members..." />}
          errorText="Failed to load team members"
          isEmpty={({ members }) => members.length === 0}
          empty={<EmptyState title="No team members found">Members appear here when they join.</EmptyState>}
        >
          {({ members, invitations, canManage }) => (
            <div className="stack stack-6">
              <MembersTable members={members} canManage={canManage} ownUserId={ownUserId} />
              {invitations.length > 0 && <Invitations invitations={invitations} />}
            </div>
          )}
        </QueryBoundary>
      </div>
      <InviteDialog open={isInviting} onOpenChange={setInviting} />
    </>
  )
}

function TeamStatCards() {
  const query = useQuery(teamStatsQuery())
  return (
    <QueryBoundary query={query} skeleton={<StatCardsSkeleton count={3} />} errorText="Failed to load team statistics">
      {({ totalMembers, adminCount, userCount }) => (
        <StatCards
          stats={[
            { label: 'Total Members', value: String(totalMembers), note: 'Active users' },
            { label: 'Admins', value: String(adminCount), note: 'Company admins' },
            { label: 'Users', value: String(userCount), note: 'Regular users' },
          ]}
        />
      )}
    </QueryBoundary>
  )
}

function purposeOf({ companyName, members, invitations }: Team): string {
  const people = members.length === 1 ? '1 member' : `${members.length} members`
  const waiting =
    invitations.length === 0
      ? ''
      : ` ${invitations.length === 1 ? '1 pending invitation' : `${invitations.length} pending invitations`} on the way.`
  return `${people} at ${companyName}.${waiting}`
}
