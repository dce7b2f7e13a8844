import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { longDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { CheckboxGroupField } from '#ui/form/choice-fields.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import type { MailChoices } from '../../mail-choices-contract.ts'
import { templateFacts, templateTypes } from '../../rules.ts'
import { mailChoicesQuery } from '../queries.ts'

const Choosing = z.object({ kinds: z.array(z.enum(templateTypes)) })
const options = templateTypes.map((value) => ({ value, label: templateFacts[value].reads }))

/** On the Account tab: a person's email preferences for campaigns. Offers are sent only with consent. */
export function MailChoicesSection() {
  const query = useQuery(mailChoicesQuery())
  return (
    <section aria-labelledby="mail-choices">
      <SectionHead title="Newsletters and offers" id="mail-choices" />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading your email preferences" />}
        errorText="Failed to load your email preferences"
      >
        {(choices) => <ChoicesForm choices={choices} />}
      </QueryBoundary>
    </section>
  )
}

function ChoicesForm({ choices }: { choices: MailChoices }) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.mailChoices.save.mutationOptions())
  const stored = { kinds: choices.kinds }
  const form = useAppForm({
    schema: Choosing,
    defaultValues: stored,
    onFail: (error) => toast.error({ title: 'Not saved', description: errorText(error, 'Please try again.') }),
    onSubmit: async (values) => {
      queryClient.setQueryData(mailChoicesQuery().queryKey, await mutateAsync(values))
      toast.success('Saved')
    },
  })
  useStoredValues(form, stored)
  const zone = useZone()
  const agreed = choices.agreedAt
    ? `You agreed to offers on ${longDate(choices.agreedAt, zone)}. Clear the checkbox to stop them.`
    : 'We send offers only if you select them.'
  return (
    <AppForm form={form} label="Newsletters and offers" className="stack stack-4">
      <CheckboxGroupField name="kinds" label="Campaigns" options={options} help={agreed} />
      <SaveLine labels={{ kinds: 'your email preferences' }} />
    </AppForm>
  )
}
