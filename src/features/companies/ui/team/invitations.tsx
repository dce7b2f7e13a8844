import { SectionHead } from '#ui/page/section-head.tsx'
import type { Invitation } from '../../team-contract.ts'
import { InvitationRow } from '../components/invitation-row.tsx'
import { useInvitationCalls } from './use-team.ts'

/** The pending invitations, each with the expiry of its link. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const calls = useInvitationCalls()
  return (
    <section aria-labelledby="invited">
      <SectionHead title="Invited" id="invited" />
      <ul className="list">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} calls={calls} />
        ))}
      </ul>
    </section>
  )
}
