import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAnswer } from '#features/applications/answer-labels.ts'
import { isWithdrawable, sourceNames } from '#features/applications/rules.ts'
import { ApplicationMatch } from '#features/applications/ui/components/application-match.tsx'
import { fileSize } from '#lib/file-size.ts'
import { Button, ButtonLink, IconButton, TextLink } from '#ui/primitives/button.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import type { ApplicationDetails } from '../../shapes.ts'
import { ownApplicationQuery } from '../queries.ts'
import { ApplicationState } from './application-card.tsx'
import { ContactsPart } from './contacts-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { JobFacts } from './job-facts.tsx'
import { NoteEditor } from './note-editor.tsx'
import { RemindersPart } from './reminders-part.tsx'
import { Timeline } from './timeline.tsx'
import { TrackedDialog } from './tracked-dialog.tsx'
import { aboutJob } from './tracked-row.tsx'
import { downloadAttachment, useApplicationNotes, useWithdraw } from './use-tracker-actions.ts'

type Props = {
  id: string
  /** Slot for other areas, after the status. */
  extras?: (applicationId: string) => ReactNode
  onClose: () => void
}

/**
 * 'View Details': the status of the application, what was submitted, and the posting at that time (TRACK-14,
 * TRACK-20).
 */
export function ApplicationDialog({ id, extras, onClose }: Props) {
  const query = useQuery(ownApplicationQuery(id))
  const { data } = query
  const { withdraw, isWithdrawing } = useWithdraw()
  return (
    <TrackedDialog
      query={query}
      onClose={onClose}
      undo={
        data && isWithdrawable(data.status) ? (
          <Button variant="danger-quiet" icon={Undo2} busy={isWithdrawing} onClick={() => void withdraw(data)}>
            Withdraw
          </Button>
        ) : undefined
      }
      actions={
        data?.job.isOpen && (
          <ButtonLink to={`/app/jobs?job=${data.job.slug}`} icon={ExternalLink}>
            Open the posting
          </ButtonLink>
        )
      }
    >
      {(application) => <Details application={application} extras={extras} />}
    </TrackedDialog>
  )
}

function Details({ application, extras }: { application: ApplicationDetails } & Pick<Props, 'extras'>) {
  const { id, job, notes, timeline } = application
  const saveNotes = useApplicationNotes(id)
  return (
    <div className="stack stack-6">
      <div className="row wrap row-3">
        <ApplicationState application={application} now={new Date()} />
        {application.isAssisted && (
          <TextLink to="/app/auto-apply?tab=log">Sent by Auto Apply: see the details</TextLink>
        )}
      </div>
      <JobFacts job={job} more={[['Source', sourceNames[application.source]]]} />
      <DetailsPart title="Status history">
        <Timeline steps={timeline} companyName={job.companyName} />
      </DetailsPart>
      <DetailsPart title="Your match" end={`As ${job.companyName} sees it`}>
        <ApplicationMatch match={application.match} hasResume={application.resumeTitle !== null} />
      </DetailsPart>
      {extras?.(id)}
      <DetailsPart title="Your note" end="Only you can see this">
        <NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />
      </DetailsPart>
      <RemindersPart aboutId={id} />
      <ContactsPart aboutId={id} />
      <Sent application={application} />
      {application.description && (
        <DetailsPart title="The posting" end={job.isDeleted ? 'Removed by the company' : undefined}>
          <RichText html={application.description} />
        </DetailsPart>
      )}
    </div>
  )
}

function Sent({ application }: { application: ApplicationDetails }) {
  const { fullName, email, phone, resumeTitle, coverLetter, answers, attachments } = application
  const rows: [string, string][] = [
    ['Full Name', fullName],
    ['Email', email],
    ['Phone Number', phone],
    ['Resume', resumeTitle ?? ''],
    ['Cover Letter', coverLetter ?? ''],
    ...answers.map(({ question, questionType, answer }): [string, string] => [
      question,
      formatAnswer(questionType, answer),
    ]),
  ]
  return (
    <DetailsPart title="What you sent">
      <dl className="qa">
        {rows
          .filter(([, text]) => text !== '')
          .map(([name, text], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded alike
            <div key={`${name} ${index}`}>
              <dt>{name}</dt>
              <dd className="whitespace-pre-line break-words">{text}</dd>
            </div>
          ))}
      </dl>
      {attachments.length > 0 && (
        <ul className="stack mt-4">
          {attachments.map(({ id, fileName, fileSize: size }) => (
            <li key={id}>
              <FileBox
                name={fileName}
                meta={fileSize(size)}
                actions={
                  <IconButton
                    icon={Download}
                    label={`Download ${fileName}`}
                    size="sm"
                    onClick={() => void downloadAttachment(id)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </DetailsPart>
  )
}
