import { useQuery } from '@tanstack/react-query'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import {
  activities,
  activityLabels,
  audienceLabels,
  audiences,
  type LeftOut,
  needsConsent,
  paces,
} from '../../rules.ts'
import { audienceQuery } from '../queries.ts'
import type { DraftInput } from '../use-autosave.ts'
import { counted } from './campaign-status.tsx'

const audienceOptions = audiences.map((value) => ({ value, label: audienceLabels[value] }))
const activityOptions = activities.map((value) => ({ value, label: activityLabels[value] }))

const reads: Record<LeftOut, string> = {
  suppressed: 'are never mailed',
  opted_out: 'ended this kind',
  no_consent: 'have not agreed',
}
const reasonsOf = (why: Record<LeftOut, number>) =>
  (Object.keys(reads) as LeftOut[])
    .filter((reason) => why[reason] > 0)
    .map((reason) => `${counted(why[reason])} ${reads[reason]}`)
    .join(', ')

/** Who gets it, with how many that are now, and how fast it leaves. */
export function AudienceFields({ typed: { audience, activity, templateType } }: { typed: DraftInput }) {
  const { data, isError } = useQuery(audienceQuery({ audience, activity, templateType }))
  const people = data && `${counted(data.recipients)} ${data.recipients === 1 ? 'person gets' : 'people get'} it now`
  const left = data && data.leftOut > 0 ? `; ${counted(data.leftOut)} left out: ${reasonsOf(data.why)}` : ''
  return (
    <section className="stack stack-4">
      <SectionHead title="Who and how fast" />
      <Columns>
        <SelectField name="audience" label="Audience" options={audienceOptions} required />
        <SelectField name="activity" label="Activity" options={activityOptions} required />
      </Columns>
      <p className="meta" role="status">
        {isError ? 'How many people that are is not known right now.' : data ? `${people}${left}.` : 'Counting'}
      </p>
      {data && needsConsent(templateType) && data.why.no_consent > 0 && (
        <Notice tone="info" title="Promotional mail goes only to people who agreed to it">
          {counted(data.why.no_consent)} of this audience {data.why.no_consent === 1 ? 'has' : 'have'} not. People agree
          on their Account tab, or on the page that a mail leads to.
        </Notice>
      )}
      <PaceField />
    </section>
  )
}

const PaceField = () => (
  <SelectField
    name="pace"
    label="Pace"
    help="Slower is kinder to mail servers that do not know us yet."
    options={paces.map((value) => ({ value: String(value), label: `${counted(value)} mails a second` }))}
  />
)
