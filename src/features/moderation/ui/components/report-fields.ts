import { reportReasons } from '#lib/report-reasons.ts'
import { reportReasonLabels } from '../../rules.ts'

/** The reasons of a report, for a select. */
export const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

export const thanks = 'Thank you. Our staff will review this job.'
