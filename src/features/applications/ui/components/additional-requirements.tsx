import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { type Answer, type Question, questionGroups, validateAnswer } from '#features/jobs/questions.ts'
import { QuestionField } from '#features/jobs/ui/components/question-field.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { countAnswered, type FormFile, isShort } from '../../apply-form.ts'

type Uploads = ReturnType<typeof useUploads>

/** The questions of the posting, in their order and groups; nothing where it asks none (APPLY-08, APPLY-17 to APPLY-20). */
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
      {questionGroups(questions).map(({ name, questions: asked }) => (
        <div key={asked[0]?.id} className="stack stack-4">
          {name && <h4 className="mt-2">{name}</h4>}
          <div className="fg2">
            {asked.map((question) => (
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
  const file = useAnswerUpload(question, uploads, isFile ? (answer as FormFile | null) : null, field.onChange)
  const { error } = fieldState
  return (
    <QuestionField
      question={question}
      value={answer}
      error={error?.type === 'server' ? error.message : (file.problem ?? error?.message)}
      onBlur={field.onBlur}
      ref={field.ref}
      upload={uploads.of(question.id)}
      onChange={(next) => {
        if (!isFile) field.onChange(next)
        else file.take(next instanceof File ? next : null)
      }}
    />
  )
}

/**
 * A chosen file is on its way at once; the one before stays until it has arrived, and comes back where it does not. Why one was
 * refused stays until another is chosen.
 */
function useAnswerUpload(
  question: Question,
  uploads: Uploads,
  answer: FormFile | null,
  onChange: (value: FormFile | null) => void,
) {
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef(answer)
  if (answer?.fileId !== '') before.current = answer
  const settle = (next: FormFile | null) => {
    if (before.current) uploads.discard(before.current.fileId)
    onChange(next)
  }
  const take = (file: File | null) => {
    const unfit = file && validateAnswer(question, file)
    setProblem(unfit)
    if (unfit) return
    if (!file) {
      uploads.stop(question.id)
      return settle(null)
    }
    onChange({ fileId: '', name: file.name, size: file.size })
    const target = { purpose: 'answer', requirementId: question.id } as const
    void uploads.start(question.id, file, target, {
      onDone: ({ fileId, fileName, size }) => settle({ fileId, name: fileName, size }),
      onFail: (text) => {
        onChange(before.current)
        setProblem(text)
      },
    })
  }
  return { problem, take }
}
