import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { LogDetails, SentSubmission } from '../../queue-contract.ts'
import { logEntryQuery } from '../queries.ts'

/** The exact submission, to read and download. */
export function LogDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(logEntryQuery(id))
  const { data } = query
  const zone = useZone()
  return (
    <QueryDialog
      onClose={onClose}
      title={data ? `Sent to ${data.companyName}` : 'What was sent'}
      description={data && `${data.jobTitle}, ${longDateTime(data.at, zone)}`}
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading what was sent" />}
      errorText="Failed to load what was sent"
      actions={
        data?.submission && (
          // the same submission as a file, downloaded by the browser
          <a className="btn btn-secondary" href={`/api/v1/auto-apply/log/${id}`} download={fileName(data)}>
            <Download className="ic" /> Download
          </a>
        )
      }
    >
      {({ submission }) => submission && <Submission submission={submission} />}
    </QueryDialog>
  )
}

const fileName = ({ companyName, at }: LogDetails) =>
  `sent-${companyName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${at.toISOString().slice(0, 10)}.json`

function Submission({ submission }: { submission: SentSubmission }) {
  const { details, resume, coverLetter, answers, rule, match, approvedBy } = submission
  return (
    <div className="stack stack-6">
      <Part
        title="Why it was sent"
        rows={[
          ['Approved', approvedBy === 'person' ? 'By you' : 'By the rule, without review'],
          ['Rule', rule ? `${rule.name} (match ${rule.minimumMatch} or more)` : 'None. You added the job'],
          ['Match', match ? `${match.score ?? 'Unknown'}. ${match.summary}` : 'Not calculated'],
        ]}
      />
      <Part
        title="What was submitted"
        rows={[
          ['Full Name', details.fullName],
          ['Email', details.email],
          ['Phone Number', details.phone],
          ['Resume', resume ? `${resume.title} (${resume.fileName})` : 'None'],
          ['File fingerprint', resume ? `SHA-256 ${resume.sha256}` : 'None'],
          ['Cover Letter', coverLetter ?? 'None'],
        ]}
      />
      {answers.length > 0 && (
        <Part
          title="Answers"
          rows={answers.map(({ question, answer, from }) => [
            `${question} (${from === 'person' ? 'entered for this job' : 'from your answer bank'})`,
            answer,
          ])}
        />
      )}
    </div>
  )
}

function Part({ title, rows }: { title: string; rows: [string, string][] }) {
  return (
    <section>
      <SectionHead title={title} level={3} />
      <dl className="qa">
        {rows.map(([name, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded alike
          <div key={`${name} ${index}`}>
            <dt>{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
