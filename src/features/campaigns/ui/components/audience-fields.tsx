import { useQuery } from '@tanstack/react-query'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import {
  activities,
  audienceActivityLabels,
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
const activityOptions = activities.map((value) => ({ value, label: audienceActivityLabels[value] }))

const reads: Record<LeftOut, string> = {
  suppressed: 'are never emailed',
  opted_out: 'opted out of this type',
  no_consent: 'have not consented',
}
const reasonsOf = (why: Record<LeftOut, number>) =>
  (Object.keys(reads) as LeftOut[])
    .filter((reason) => why[reason] > 0)
    .map((reason) => `${counted(why[reason])} ${reads[reason]}`)
    .join(', ')

/** The audience with its current size, and the sending speed. */
export function AudienceFields({ typed: { audience, activity, templateType } }: { typed: DraftInput }) {
  const { data, isError } = useQuery(audienceQuery({ audience, activity, templateType }))
  const people = data && `${counted(data.recipients)} ${data.recipients === 1 ? 'recipient' : 'recipients'} right now`
  const excludedText = data && data.leftOut > 0 ? `; ${counted(data.leftOut)} excluded: ${reasonsOf(data.why)}` : ''
  return (
    <section className="stack stack-4">
      <SectionHead title="Audience and sending speed" />
      <Columns>
        <SelectField name="audience" label="Audience" options={audienceOptions} required />
        <SelectField name="activity" label="Activity" options={activityOptions} required />
      </Columns>
      <p className="meta" role="status">
        {isError ? 'The audience size is unavailable right now.' : data ? `${people}${excludedText}.` : 'Counting'}
      </p>
      {data && needsConsent(templateType) && data.why.no_consent > 0 && (
        <Notice tone="info" title="Promotional email goes only to people who consented:">
          {counted(data.why.no_consent)} in this audience {data.why.no_consent === 1 ? 'has' : 'have'} haven't. People
          consent on their Account tab or on the email preferences page.
        </Notice>
      )}
      <PaceField />
    </section>
  )
}

const PaceField = () => (
  <SelectField
    name="pace"
    label="Speed"
    help="Use a slower rate while warming up a new sending domain."
    options={paces.map((value) => ({ value: String(value), label: `${counted(value)} emails per second` }))}
  />
)
