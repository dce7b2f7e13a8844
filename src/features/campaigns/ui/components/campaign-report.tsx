import { longDateTime } from '#lib/dates.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { StatCards } from '#ui/page/stat-cards.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { CampaignDetails } from '../../contract.ts'
import { audienceLabels, problemReads, templateFacts } from '../../rules.ts'
import { CampaignActs } from './campaign-acts.tsx'
import { CampaignStatusPill, counted, share } from './campaign-status.tsx'
import { RecipientsTable } from './recipients-table.tsx'
import './campaigns.css'

/** The report of a campaign: progress while sending, opens and clicks, and each recipient. */
export function CampaignReport({ campaign, onOpen }: { campaign: CampaignDetails; onOpen: (id: string) => void }) {
  const { title, subject, status, sentCount, recipientCount, openedCount, clickedCount, states, isSample } = campaign
  const { unsure = 0, failed = 0, bounced = 0, skipped = 0 } = states
  return (
    <>
      <PageHeader
        title={
          <>
            {title} <CampaignStatusPill status={status} /> {isSample && <Badge>Sample</Badge>}
          </>
        }
        purpose={subject}
        actions={<CampaignActs campaign={campaign} onOpen={onOpen} />}
      />
      <div className="stack stack-6">
        <CampaignState campaign={campaign} />
        {unsure > 0 && <Unsure count={unsure} />}
        {recipientCount > 0 && (
          <>
            {(status === 'sending' || status === 'paused') && (
              <Progress
                value={sentCount + unsure + failed + bounced + skipped}
                max={recipientCount}
                label="Emails processed"
              />
            )}
            <StatCards
              stats={[
                { label: 'Recipients', value: counted(recipientCount), note: sentNote(campaign) },
                {
                  label: 'Opened',
                  value: share(openedCount, sentCount),
                  note: `plus ${counted(campaign.machineOpened)} automated`,
                },
                { label: 'Clicked', value: share(clickedCount, sentCount) },
                { label: 'Not delivered', value: counted(failed + bounced), note: `${counted(skipped)} excluded` },
              ]}
            />
          </>
        )}
        {recipientCount > 0 && <RecipientsTable id={campaign.id} states={states} />}
        <DetailLayout side={<Facts campaign={campaign} />} sideLabel="About this campaign">
          <Words content={campaign.content} />
        </DetailLayout>
      </div>
    </>
  )
}

const people = (n: number) => `${counted(n)} ${n === 1 ? 'person has' : 'people have'}`
const refusals = ['no_mailbox', 'policy', 'refused', 'unavailable'] as const

/** The mail service's reports are shown only if there are any. */
const sentNote = ({ sentCount, delivered, complained }: CampaignDetails) =>
  [
    `${counted(sentCount)} sent`,
    delivered > 0 && `${counted(delivered)} delivered`,
    complained > 0 && `${counted(complained)} marked as spam`,
  ]
    .filter(Boolean)
    .join(', ')

function CampaignState({ campaign }: { campaign: CampaignDetails }) {
  const { status, problem, scheduledFor, problems, retryable } = campaign
  const zone = useZone()
  if (status === 'scheduled' && scheduledFor) {
    return <Notice tone="info">Scheduled for {longDateTime(scheduledFor, zone)}.</Notice>
  }
  if (status === 'paused') return <Notice tone="warn">Paused: no emails are sent until you resume.</Notice>
  if (status === 'failed') {
    const why =
      problem === 'mail_away' ? "The mail server didn't accept any emails." : 'The mail server refused every email.'
    return (
      <Notice
        tone="error"
        title={problem === 'mail_away' ? "Some recipients weren't reached" : 'No recipients were reached'}
      >
        {why} {people(retryable)} not received it. A retry emails only them.
      </Notice>
    )
  }
  if (status === 'sent') return <NotAccepted problems={problems} retryable={retryable} />
  return null
}

/** Recipients who did not accept a sent campaign: how many, why, and how many a retry would include. */
function NotAccepted({ problems, retryable }: Pick<CampaignDetails, 'problems' | 'retryable'>) {
  const found = refusals.flatMap((why) => (problems[why] ? [{ why, count: problems[why] }] : []))
  const all = found.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  return (
    <Notice tone="info" title={`${counted(all)} ${all === 1 ? 'address' : 'addresses'} did not accept it`}>
      <ul>
        {found.map(({ why, count }) => (
          <li key={why}>
            {counted(count)}: {problemReads[why]}.
          </li>
        ))}
      </ul>
      {retryable > 0 && <p>A retry emails only the {counted(retryable)} deferred by the mail server.</p>}
    </Notice>
  )
}

function Unsure({ count }: { count: number }) {
  const people = count === 1 ? '1 recipient' : `${counted(count)} recipients`
  return (
    <Notice tone="warn" title={`${people} may or may not have received it`}>
      The worker or the mail server stopped while sending to them, and the outcome is unknown. We never resend
      automatically; you can resend once the campaign is done.
    </Notice>
  )
}

function Words({ content }: { content: string }) {
  return (
    <section className="stack">
      <SectionHead title="Details" />
      <div className="card card-pad">
        <RichText html={content} />
      </div>
    </section>
  )
}

function Facts({ campaign }: { campaign: CampaignDetails }) {
  const zone = useZone()
  const { templateType, audience, pace, startedAt, finishedAt, createdBy, links } = campaign
  const facts = [
    ['Template type', templateFacts[templateType].label],
    ['Audience', audienceLabels[audience]],
    ['Speed', `${counted(pace)} per second`],
    ['Created by', createdBy],
    ['Started', startedAt && longDateTime(startedAt, zone)],
    ['Finished', finishedAt && longDateTime(finishedAt, zone)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="stack stack-4">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <section className="stack">
          <h3>Links</h3>
          <ul className="list">
            {links.map(({ position, url, clickedCount }) => (
              <li key={position} className="campaign-link">
                <span>{url}</span> <span className="num">{counted(clickedCount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
