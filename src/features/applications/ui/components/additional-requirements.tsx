import { useController, useWatch } from 'react-hook-form'
import type { useUploads } from '#features/documents/ui/components/use-uploads.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { type Answer, questionGroups } from '#features/job-postings/questions.ts'
import { QuestionField } from '#features/job-postings/ui/components/question-field.tsx'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { countAnswered, type FormFile, isShort } from '../../apply-form.ts'
import { uploadError, useFormUpload } from './use-form-upload.ts'

type Uploads = ReturnType<typeof useUploads>

/** The questions of the posting, in their order and groups. Shows nothing without questions (APPLY-08, APPLY-17 to APPLY-20). */
export function AdditionalRequirements({ questions, uploads }: { questions: readonly Question[]; uploads: Uploads }) {
  const answers: Record<string, Answer> = useWatch({ name: 'answers' }) ?? {}
  if (questions.length === 0) return null
  return (
    <section className="fieldset mt-8">
      <SectionHead title="Additional Requirements" level={3}>
        <span className="num" aria-live="polite">
          {countAnswered(questions, answers)} of {questions.length} answered
        </span>
      </SectionHead>
      {questionGroups(questions).map(({ name, questions: group }) => (
        <div key={group[0]?.id} className="stack stack-4">
          {name && <h4 className="mt-2">{name}</h4>}
          <div className="fg2">
            {group.map((question) => (
              <div key={question.id} className={isShort(question) ? undefined : 'wide'}>
                <Item question={question} uploads={uploads} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

function Item({ question, uploads }: { question: Question; uploads: Uploads }) {
  const { field, fieldState } = useController({ name: `answers.${question.id}` })
  const answer: Answer = field.value ?? null
  const isFile = question.questionType === 'file_upload'
  const file = useFormUpload<FormFile>({
    uploads,
    key: question.id,
    target: { purpose: 'answer', requirementId: question.id },
    value: isFile ? (answer as FormFile | null) : null,
    fileOf: (value) => value,
    ofFile: (value) => value,
    onChange: field.onChange,
  })
  return (
    <QuestionField
      question={question}
      value={answer}
      error={uploadError(fieldState.error, file.problem)}
      onBlur={field.onBlur}
      ref={field.ref}
      upload={uploads.of(question.id)}
      onChange={(next) => {
        if (!isFile) field.onChange(next)
        else if (next instanceof File) file.take(next, validateAnswer(question, next))
        else file.setValue(null)
      }}
    />
  )
}
