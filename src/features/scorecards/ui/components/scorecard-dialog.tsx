import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Evaluation } from '../../contract.ts'
import { MAX_EVIDENCE, recommendationLabels, recommendations, scoreLabels, scores } from '../../rules.ts'
import { ScorecardForm, submissionOf, typedScorecard } from '../scorecard-form.ts'
import { type StoredState, useScorecardDraft } from '../use-scorecard-draft.ts'
import './evaluations.css'

type Props = { application: { id: string; candidateName: string }; evaluation: Evaluation; onClose: () => void }

const idleLabel = (isSubmitted: boolean) =>
  isSubmitted ? 'Only you can see your changes until you save them.' : 'Only you can see this until you submit it.'

const stateLabels: Record<Exclude<StoredState, 'idle'>, string> = {
  waiting: 'Saving your draft…',
  kept: 'Your draft is saved. Only you can see it.',
  failed: "Your draft couldn't be saved. Retrying.",
  'too-long': 'Some text is too long to save.',
}

/**
 * The viewer's scorecard: a score with evidence for each attribute, and a recommendation. It is saved as a draft
 * while typing.
 */
export function ScorecardDialog({ application, evaluation, onClose }: Props) {
  // the attributes at the start: others may change them meanwhile
  const [{ attributes, own }] = useState(evaluation)
  const queryClient = useQueryClient()
  const { id, candidateName } = application
  const form = useAppForm({
    schema: ScorecardForm,
    defaultValues: typedScorecard(evaluation),
    guard: false,
    onSubmit: async (values) => {
      await draft.end()
      await client.scorecards.submit({ id, submission: submissionOf(values) })
      await refreshQueries(queryClient, api.scorecards.key())
      toast.success(own ? 'Scores updated' : 'Scores submitted')
      onClose()
    },
    onFail: (error, failed) => {
      draft.goOn()
      failed.setServerError('root', errorText(error, "Your scores couldn't be submitted. Please try again."))
    },
  })
  const draft = useScorecardDraft(form, id)
  const named = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  const rows = typedScorecard(evaluation).scores
  return (
    <FormDialog
      form={form}
      label="Your scores"
      onClose={onClose}
      title={`Your scores for ${candidateName}`}
      description="For each score, describe what you saw or heard. Skip what you can't judge."
      size="lg"
      locked={form.formState.isSubmitting}
      submit={own ? 'Save changes' : 'Submit scores'}
      busyText={own ? 'Saving' : 'Submitting'}
      start={<span role="status">{draft.state === 'idle' ? idleLabel(own !== null) : stateLabels[draft.state]}</span>}
      cancelText="Close"
      className="stack stack-6"
    >
      {rows.map(({ attributeId }, at) => (
        <AttributeFields key={attributeId} at={at} attribute={named.get(attributeId)} />
      ))}
      <RadioField
        name="recommendation"
        label="Your recommendation"
        layout="row"
        required
        options={recommendations.map((value) => ({ value, label: recommendationLabels[value] }))}
      />
    </FormDialog>
  )
}

const options = scores.map((value) => ({ value: String(value), label: `${value} ${scoreLabels[value]}` }))

function AttributeFields({ at, attribute }: { at: number; attribute: Evaluation['attributes'][number] | undefined }) {
  const { setValue } = useFormContext()
  const score = useWatch({ name: `scores.${at}.score` })
  if (!attribute) return null
  const { name, lookFor, isRemoved } = attribute
  const clear = () => setValue(`scores.${at}.score`, '', { shouldDirty: true, shouldValidate: true })
  return (
    <div className="stack score-row">
      <RadioField
        name={`scores.${at}.score`}
        label={isRemoved ? `${name} (removed from the scorecard)` : name}
        help={lookFor || undefined}
        layout="row"
        options={options}
      />
      <TextareaField
        name={`scores.${at}.evidence`}
        label={`Evidence for ${name}`}
        rows={2}
        limit={MAX_EVIDENCE}
        required={score !== ''}
        placeholder="What did you see or hear?"
      />
      {score !== '' && (
        <button type="button" className="link" onClick={clear}>
          Clear the score for {name}
        </button>
      )}
    </div>
  )
}
