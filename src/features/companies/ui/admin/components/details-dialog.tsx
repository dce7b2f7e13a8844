import { useQuery } from '@tanstack/react-query'
import { type Fact, FactList } from '#ui/page/fact-list.tsx'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { MailLink } from '#ui/primitives/mail-link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { CompanyDetails } from '../../../admin-contract.ts'
import { companyStatusLabels } from '../../../rules.ts'
import { companyQuery } from '../../queries.ts'
import { lastDay, useCompanyActions } from '../use-company-actions.ts'
import { CompanyInvitations } from './company-invitations.tsx'
import { CompanyStatus } from './company-status.tsx'
import { CompanyJobsLink } from './company-table.tsx'

type Props = { id: string; canEdit: boolean; onEdit: () => void; onClose: () => void }

/** The dialog with all details of a company (ACOMP-03). */
export function CompanyDetailsDialog({ id, canEdit, onEdit, onClose }: Props) {
  const query = useQuery(companyQuery(id))
  const { restore, isBusy } = useCompanyActions()
  const isArchived = query.data?.archivedAt != null
  return (
    <QueryDialog
      onClose={onClose}
      title="Company Details"
      description={query.data?.name ?? 'Company'}
      query={query}
      skeleton={<SkeletonRows rows={5} lead="mark" label="Loading company..." />}
      errorText="Failed to get company information"
      actions={
        query.data &&
        canEdit && (
          <Button variant="primary" busy={isBusy} onClick={isArchived ? () => restore(id) : onEdit}>
            {isArchived ? 'Restore' : 'Edit Company'}
          </Button>
        )
      }
    >
      {(company) => <Body company={company} canEdit={canEdit} />}
    </QueryDialog>
  )
}

function Body({ company, canEdit }: { company: CompanyDetails; canEdit: boolean }) {
  const { name, logoUrl, description, archivedAt } = company
  return (
    <div className="stack stack-6">
      {archivedAt && (
        <Notice tone="warn" title="Archived">
          Its members can't sign in to it and candidates can't see it. You can restore it until{' '}
          <Day at={lastDay(archivedAt)} />. After that it is deleted.
        </Notice>
      )}
      <div className="row row-4">
        <CompanyMark name={name} src={logoUrl} size="lg" />
        <div className="min-w-0">
          <h3 className="text-xl break-words">{name}</h3>
          <CompanyStatus {...company} />
        </div>
      </div>
      <FactList facts={factsOf(company)} />
      <CompanyInvitations company={company} canEdit={canEdit && archivedAt === null} />
      <section className="stack stack-2">
        <h3 className="meta">Description</h3>
        <p className="whitespace-pre-line">{description ?? 'No description yet.'}</p>
      </section>
    </div>
  )
}

const NONE = '—'

function factsOf(company: CompanyDetails): Fact[] {
  const { id, jobsCount, openJobsCount, website, adminEmail, createdBy } = company
  return [
    ['Members', company.memberCount.toLocaleString('en-US')],
    [
      'Jobs',
      <span key="jobs">
        <CompanyJobsLink id={id} count={jobsCount} /> <span className="meta">({openJobsCount} open)</span>
      </span>,
    ],
    ['Subscription', companyStatusLabels[company.subscriptionStatus]],
    ['Industry', company.industry ?? NONE],
    ['Location', company.location ?? NONE],
    ['Company size', company.sizeRange ?? NONE],
    ['Website', website ? <Outside key="site" href={website} /> : NONE],
    ...(adminEmail ? [['Admin email', <MailLink key="mail" address={adminEmail} />] as Fact] : []),
    ['Created', <Day key="created" at={company.createdAt} />],
    ['Created by', createdBy?.name ?? NONE],
    ['Last updated', <Day key="updated" at={company.updatedAt} />],
  ]
}

const Outside = ({ href }: { href: string }) => (
  <a className="link" href={href} target="_blank" rel="noreferrer noopener">
    {URL.parse(href)?.hostname ?? href}
  </a>
)
