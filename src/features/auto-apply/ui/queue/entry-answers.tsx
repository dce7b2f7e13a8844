import { QuestionField } from '#features/job-postings/ui/components/question-field.tsx'
import { shortDate } from '#lib/dates.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { EntryDetails, PlannedAnswer } from '../../queue-contract.ts'
import type { useEntryDraft } from './use-entry-draft.ts'

type Props = { entry: EntryDetails; form: ReturnType<typeof useEntryDraft>; isLocked: boolean }

/** The company's questions with their answers, each with its source (AUTO-04). */
export function EntryAnswers({ entry: { answers, job }, form, isLocked }: Props) {
  const zone = useZone()
  if (answers.length === 0) return <p className="meta">{job.companyName} has no questions.</p>
  return (
    <section className="stack stack-4">
      <SectionHead title="Questions from the company" level={3} />
      {answers.map((answer) =>
        answer.question.questionType === 'file_upload' ? (
          <FileQuestion key={answer.question.id} answer={answer} slug={job.slug} />
        ) : (
          <QuestionField
            key={answer.question.id}
            question={answer.question}
            value={form.draft.answers[answer.question.id] ?? null}
            error={form.errors[answer.question.id]}
            disabled={isLocked}
            note={noteOf(answer, zone)}
            onChange={(value) => form.answer(answer.question.id, value)}
          />
        ),
      )}
    </section>
  )
}

function noteOf({ sensitive, bank, from }: PlannedAnswer, zone: string): string | null {
  if (sensitive) return `Please answer this yourself: it's about ${sensitive}.`
  if (bank) return `From your answer bank: “${bank.label}”, ${shortDate(bank.updatedAt, zone)}`
  return from === 'person' ? 'Your answer for this job' : null
}

function FileQuestion({ answer: { question }, slug }: { answer: PlannedAnswer; slug: string }) {
  return (
    <Notice tone={question.required ? 'warn' : 'info'} title={question.label}>
      {question.required
        ? "This question needs a file, which auto apply can't send. "
        : 'A file is optional here. Auto apply sends none. '}
      <ButtonLink size="sm" to={`/app/jobs?job=${slug}`}>
        Apply manually
      </ButtonLink>
    </Notice>
  )
}
