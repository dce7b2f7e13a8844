import { client } from '#client/api.ts'
import type { CompanyDetails } from '../../../admin-contract.ts'
import { InvitationRow } from '../../components/invitation-row.tsx'
import { useRefreshCompanies } from '../use-company-actions.ts'

type Props = { company: Pick<CompanyDetails, 'id' | 'invitations'>; canEdit: boolean }

/** The pending invitations of a company. Platform admins can resend or revoke them. */
export function CompanyInvitations({ company: { id: companyId, invitations }, canEdit }: Props) {
  const onSettled = useRefreshCompanies()
  const calls = {
    resend: (id: string) => client.adminCompanies.resendInvitation({ companyId, id }),
    withdraw: (id: string) => client.adminCompanies.withdrawInvitation({ companyId, id }),
    onSettled,
  }
  if (invitations.length === 0) return null
  return (
    <section className="stack stack-2">
      <h3 className="meta">Pending invitations</h3>
      <ul className="list" aria-label="Pending invitations">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} calls={canEdit ? calls : null} />
        ))}
      </ul>
    </section>
  )
}
