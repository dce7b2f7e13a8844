import { useQuery } from '@tanstack/react-query'
import { longDay, postedAgeInDialog } from '#lib/dates.ts'
import { salaryPortal } from '#lib/money.ts'
import { type Fact, FactList } from '#ui/page/fact-list.tsx'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { MailLink } from '#ui/primitives/mail-link.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Posting, PostingRow } from '../../contract.ts'
import { placesLabel } from '../../labels.ts'
import { employmentTypeLabels, levelLabels } from '../../rules.ts'
import { usePlaces } from '../posting-places.ts'
import { postingTitle, withDetail } from '../posting-texts.ts'
import { postingQuery } from '../queries.ts'
import { PostingState } from './posting-state.tsx'

/** All details of a job for the company, read-only. */
export function PostingDetails({ posting, onClose }: { posting: PostingRow; onClose: () => void }) {
  const query = useQuery(postingQuery(posting.id))
  const places = usePlaces()
  return (
    <QueryDialog
      onClose={onClose}
      title={postingTitle(posting)}
      description={posting.postedAt ? `Posted ${postedAgeInDialog(posting.postedAt, new Date())}` : 'Not posted'}
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading job..." />}
      errorText={withDetail('Failed to fetch job', query.error)}
      actions={
        <ButtonLink to={places.edit(posting.id)} variant="primary">
          Edit Job
        </ButtonLink>
      }
    >
      {(data) => <Body posting={data} />}
    </QueryDialog>
  )
}

function Body({ posting }: { posting: Posting }) {
  return (
    <div className="stack stack-6">
      <FactList facts={factsOf(posting, usePlaces().isStaff)} />
      <Text title="Description" html={posting.description} none="No description yet." />
      <Text title="Requirements" html={posting.requirements ?? ''} none="None listed." />
    </div>
  )
}

const Text = ({ title, html, none }: { title: string; html: string; none: string }) => (
  <section className="stack stack-3">
    <h3 className="text-xl">{title}</h3>
    {html ? <RichText html={html} /> : <p className="meta">{none}</p>}
  </section>
)

function factsOf(posting: Posting, isStaff: boolean): Fact[] {
  const { employmentType, applicationDeadline, companyName, adminEmail } = posting
  return [
    ...(isStaff ? [['Company', companyName] as Fact] : []),
    ...(adminEmail ? [['Admin email', <MailLink key="mail" address={adminEmail} />] as Fact] : []),
    ['Status', <PostingState key="status" posting={posting} now={new Date()} />],
    ['Applications', <Received key="applications" posting={posting} />],
    ['Questions', posting.requirementsCount],
    ['Location', placesLabel(posting)],
    ['Employment Type', employmentTypeLabels[employmentType]],
    ...(posting.level ? [['Level', levelLabels[posting.level]] as Fact] : []),
    ...(posting.openings ? [['Openings', posting.openings] as Fact] : []),
    ['Salary', salaryPortal(posting)],
    ['Application deadline', applicationDeadline ? longDay(applicationDeadline) : 'None'],
    ...(posting.externalId
      ? [['External ID', [posting.externalId, posting.externalSource].filter(Boolean).join(', ')] as Fact]
      : []),
    ['Visible to', audienceOf(posting)],
    ['Incomplete applications', posting.autoRejectIncomplete ? 'Rejected when imported' : 'Accepted'],
    ['Created', <Day key="created" at={posting.createdAt} />],
    ['Last changed', <Day key="changed" at={posting.updatedAt} />],
    ...(posting.postedByAdmin ? [['Posted by', 'Platform staff'] as Fact] : []),
  ]
}

function Received({ posting: { id, applicationsCount, newApplicationsCount } }: { posting: Posting }) {
  const places = usePlaces()
  const fresh = newApplicationsCount > 0 ? ` (${newApplicationsCount} new)` : ''
  return (
    <TextLink to={places.applications(id)}>
      {applicationsCount}
      {fresh}
    </TextLink>
  )
}

function audienceOf({ internalPosting, externalPosting }: Posting): string {
  if (internalPosting && externalPosting) return 'Everyone, including colleagues'
  if (externalPosting) return 'Everyone'
  return internalPosting ? 'Colleagues only' : 'No one'
}
