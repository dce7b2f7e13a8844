import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import {
  hasOptions,
  type QuestionType,
  questionTypeNames,
  questionTypes,
} from '#features/job-postings/question-types.ts'
import type { Answer } from '#features/job-postings/questions.ts'
import { QuestionField } from '#features/job-postings/ui/components/question-field.tsx'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { errorText } from '#ui/error-text.ts'
import { FieldError, Label } from '#ui/form/field-parts.tsx'
import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { UnsavedGuard } from '#ui/form/leave-guard.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { autoApplyErrors, type StoredAnswer } from '../../contract.ts'
import { sensitiveKind } from '../../sensitive-questions.ts'
import { useChange } from '../use-change.ts'

type Typed = Exclude<QuestionType, 'file_upload'>
const types = questionTypes
  .filter((type): type is Typed => type !== 'file_upload')
  .map((value) => ({ value, label: questionTypeNames[value] }))

const questionOf = (questionType: Typed, options: string[]): Question => ({
  id: 'answer',
  questionType,
  label: 'Your answer',
  helpText: null,
  placeholder: null,
  required: true,
  private: false,
  options,
  validationRules: {},
  groupName: null,
})

type Props = { answer: StoredAnswer | null; onClose: () => void; renderInsert: InsertSlot | undefined }

/** Saves an answer under the wording of its question, with the same control as in an application form. */
export function AnswerDialog({ answer, onClose, renderInsert }: Props) {
  const form = useAnswerForm(answer, onClose)
  const id = useId()
  const { label, questionType, optionText, value, errors } = form
  return (
    <Dialog
      onClose={onClose}
      title={answer ? 'Edit answer' : 'Add an answer'}
      description="We use it when a company asks exactly the same question."
    >
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <DialogBody>
        <div className="stack stack-4">
          {form.failure && <Notice tone="error">{form.failure}</Notice>}
          <div className="field">
            <label htmlFor={`${id}-label`}>
              <Label label="The question" required={answer === null} />
            </label>
            <Input
              ref={form.fields.label}
              id={`${id}-label`}
              value={label}
              maxLength={500}
              disabled={answer !== null}
              aria-required={answer === null || undefined}
              aria-invalid={errors.label ? true : undefined}
              aria-describedby={`${id}-label-error`}
              onChange={({ target }) => form.set({ label: target.value })}
            />
            <FieldError id={`${id}-label-error`}>{errors.label}</FieldError>
          </div>
          <div className="field">
            <label htmlFor={`${id}-type`}>Kind of question</label>
            <Select
              id={`${id}-type`}
              value={questionType}
              disabled={answer !== null}
              options={types}
              onChange={({ target }) => form.set({ questionType: target.value as Typed, value: null })}
            />
          </div>
          {hasOptions(questionType) && (
            <div className="field">
              <label htmlFor={`${id}-options`}>Options, one per line</label>
              <Textarea
                id={`${id}-options`}
                rows={3}
                value={optionText}
                onChange={({ target }) => form.set({ optionText: target.value })}
              />
            </div>
          )}
          <QuestionField
            ref={form.fields.value}
            question={form.question}
            value={value}
            error={errors.value}
            onChange={(next) => form.set({ value: next })}
          />
          {questionType === 'textarea' && <div>{renderInsert?.(form.insert)}</div>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={form.isSaving} onClick={form.save}>
          Save answer
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

type AnswerControl = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement
type Values = { label: string; questionType: Typed; optionText: string; value: Answer }

function useAnswerForm(answer: StoredAnswer | null, onClose: () => void) {
  const [stored] = useState<Values>({
    label: answer?.label ?? '',
    questionType: (answer?.questionType as Typed) ?? 'text',
    optionText: answer?.options.join('\n') ?? '',
    value: answer?.value ?? null,
  })
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<{ label?: string; value?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const fields = { label: useRef<HTMLInputElement>(null), value: useRef<AnswerControl>(null) }
  const saving = useMutation(
    api.autoApply.saveAnswer.mutationOptions({
      ...useChange('Failed to save your answer'),
      onError: (error) => setFailure(errorText(error, 'Failed to save your answer')),
      onSuccess: () => {
        toast.success('Answer saved')
        onClose()
      },
    }),
  )
  const options = values.optionText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const question = questionOf(values.questionType, options)
  const save = () => {
    const problems = problemsOf(values, question)
    setErrors(problems)
    setFailure(null)
    if (problems.label || problems.value) return fields[problems.label ? 'label' : 'value'].current?.focus()
    const { label, questionType, value } = values
    saving.mutate({ label, questionType, options, value: value as string | string[] })
  }
  return {
    ...values,
    question,
    errors,
    failure,
    fields,
    save,
    isSaving: saving.isPending,
    isUnsaved: !saving.isPending && JSON.stringify(values) !== JSON.stringify(stored),
    set: (part: Partial<Values>) => setValues({ ...values, ...part }),
    // inserted text is added after the existing text
    insert: (text: string) => setValues((now) => ({ ...now, value: [now.value, text].filter(Boolean).join('\n\n') })),
  }
}

function problemsOf({ label, value }: Values, question: Question): { label?: string; value?: string } {
  if (label.trim() === '') return { label: 'Please enter the question' }
  if (sensitiveKind({ label, options: question.options })) return { label: autoApplyErrors.SENSITIVE_QUESTION.message }
  const problem = validateAnswer(question, value)
  return problem ? { value: problem } : {}
}
