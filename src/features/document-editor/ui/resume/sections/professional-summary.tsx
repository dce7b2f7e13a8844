import { LongText } from '../fields/long-text.tsx'

/** The few sentences at the top (BUILD-10). */
export function SummaryField() {
  return (
    <LongText
      name="professionalSummary"
      label="Summary"
      rows={5}
      improve="summary"
      help="Three or four sentences: what you do, what you're good at, what you're looking for."
    />
  )
}
