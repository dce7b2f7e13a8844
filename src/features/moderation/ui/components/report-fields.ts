import { reportReasonLabels, reportReasons } from '../../rules.ts'

/** What a report may be about, for a select. */
export const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

export const thanks = 'Thank you. Our staff will look at this job.'
