import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { type Answer, isAnswered } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Settled } from '../../plan-submission.ts'
import type { EntryDetails } from '../../queue-contract.ts'

export type Draft = { answers: Record<string, Answer>; resumeId: string; coverLetter: string }
type Errors = Record<string, string>

const draftOf = ({ answers, resumeId, coverLetter }: EntryDetails): Draft => ({
  answers: Object.fromEntries(answers.map(({ question, value }) => [question.id, value])),
  resumeId: resumeId ?? '',
  coverLetter,
})

/** The form of one entry: validated like on the server, and saved there. */
export function useEntryDraft(entry: EntryDetails) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(entry))
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const saving = useMutation(api.autoApply.saveEntry.mutationOptions())
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setDirty(true)
  }
  /** Saves the form; true on success. With `isComplete`, required answers must be complete too. */
  const save = async ({ isComplete }: { isComplete: boolean }): Promise<boolean> => {
    const wrong = problemsOf(entry, draft, isComplete)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return false
    try {
      const { answers, resumeId, coverLetter } = draft
      const saved = await saving.mutateAsync({
        id: entry.id,
        answers: answers as Settled,
        resumeId: resumeId || null,
        coverLetter,
      })
      setDirty(false)
      queryClient.setQueryData(api.autoApply.entry.queryKey({ input: { id: entry.id } }), saved)
      // in the background: the dialog above the queue already shows the stored data
      void queryClient.invalidateQueries({ queryKey: api.autoApply.queue.key() })
      return true
    } catch (error) {
      if (errorCode(error) === 'ANSWERS_INVALID') setErrors((error as { data: { answers: Errors } }).data.answers)
      toast.error({ title: 'Error', description: errorText(error, 'Failed to save your answers') })
      return false
    }
  }
  const answer = (id: string, value: Answer) => {
    change({ answers: { ...draft.answers, [id]: value } })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== id)))
  }
  return { draft, change, answer, save, errors, isDirty, isSaving: saving.isPending }
}

function problemsOf({ answers }: EntryDetails, draft: Draft, isComplete: boolean): Errors {
  const problems: Errors = {}
  for (const { question } of answers) {
    const value = draft.answers[question.id]
    const canStayEmpty = question.questionType === 'file_upload' || (!isComplete && !isAnswered(value))
    const problem = canStayEmpty ? null : validateAnswer(question, value)
    if (problem) problems[question.id] = problem
  }
  return problems
}
