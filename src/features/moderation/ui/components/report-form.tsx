import { BotTrap } from '#ui/form/bot-trap.tsx'
import { Label } from '#ui/form/field-parts.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { maxReportCharacters } from '../../rules.ts'
import { reasonOptions, thanks } from './report-fields.ts'
import '../moderation.css'

export type ReportState = 'new' | 'sent' | 'refused' | 'often'

/** The result of a report, as stored in the page's address. */
export const reportStateOf = ({ report }: Record<string, unknown>): ReportState =>
  report === 'sent' || report === 'refused' || report === 'often' ? report : 'new'

/** 'Report this job' on its public page: a plain HTML form, so that it works without JavaScript. */
export function ReportForm({ job, state }: { job: { id: string; slug: string }; state: ReportState }) {
  return (
    <section className="report" id="report" aria-label="Report this job">
      {state === 'sent' ? (
        <Notice tone="success">{thanks}</Notice>
      ) : (
        <details open={state !== 'new'}>
          <summary>Report this job</summary>
          <form action="/api/job-reports" method="post" className="stack stack-4" aria-label="Report this job">
            {state !== 'new' && <Refused state={state} />}
            <input type="hidden" name="jobId" value={job.id} />
            <input type="hidden" name="slug" value={job.slug} />
            <div className="field">
              <label htmlFor="report-reason">
                <Label label="What's wrong with it?" required />
              </label>
              <Select
                id="report-reason"
                name="reason"
                required
                options={[{ value: '', label: 'Choose one' }, ...reasonOptions]}
              />
            </div>
            <div className="field">
              <label htmlFor="report-words">
                <Label label="Details" optional />
              </label>
              <Textarea id="report-words" name="words" rows={4} maxLength={maxReportCharacters} />
            </div>
            <BotTrap id="report-website" />
            <div>
              <Button type="submit">Submit report</Button>
            </div>
          </form>
        </details>
      )}
    </section>
  )
}

function Refused({ state }: { state: ReportState }) {
  return (
    <Notice tone="error">
      {state === 'often'
        ? 'Too many reports in a short time. Please try again in an hour.'
        : "Please choose what's wrong."}{' '}
      Go back in your browser: your text is still there.
    </Notice>
  )
}
