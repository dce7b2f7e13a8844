import { useMemo } from 'react'
import { z } from 'zod'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
import { NO_COMPANY_CHOSEN } from '../admin-contract.ts'
import { DraftFields, type Posting, type PostingFields, postingErrors } from '../contract.ts'
import { UNSPECIFIED } from '../posting-fields.ts'
import { publishProblems } from '../publish-problems.ts'
import type { Level, WorkMode } from '../rules.ts'

/** The action of the pressed button: post the job, or only save it. */
export type Intent = 'publish' | 'save'
/** Staff also choose the company. */
export const FormFields = DraftFields.safeExtend({ companyId: z.string().optional() })
type TypedFields = PostingFields & { companyId?: string | undefined }
type TypedMode = WorkMode | typeof UNSPECIFIED | ''
export type PostingForm = AppFormControl<z.input<typeof FormFields>, TypedFields>

/**
 * The schema of the form. Every field of a draft is optional; while the user types, the form already shows what posting will need.
 */
export function usePostingSchema(intent: { current: Intent }, { choosesCompany = false } = {}) {
  return useMemo(
    () =>
      FormFields.superRefine((fields, ctx) => {
        if (choosesCompany && !fields.companyId) {
          ctx.addIssue({ code: 'custom', path: ['companyId'], message: NO_COMPANY_CHOSEN })
        }
        if (intent.current === 'save') return
        for (const problem of publishProblems(fields)) {
          const path = [problem === 'POSTING_TITLE_MISSING' ? 'title' : 'description']
          ctx.addIssue({ code: 'custom', path, message: postingErrors[problem].message })
        }
        if (!fields.location && !fields.workMode) {
          ctx.addIssue({ code: 'custom', path: ['workMode'], message: 'Choose how people work, or enter a location' })
        }
      }),
    [intent, choosesCompany],
  )
}

/** The empty form (CJOB-11, CJOB-14). */
export const emptyPosting = {
  title: '',
  description: '',
  requirements: '',
  location: '',
  moreLocations: [] as string[],
  employmentType: 'full-time' as const,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: 'USD',
  salaryPeriod: 'year' as const,
  salaryIsEstimate: false,
  workMode: '' as TypedMode,
  onSiteDays: null,
  openings: null as number | null,
  level: '' as Level | '',
  applicantPlaces: [] as string[],
  applicantUtcFrom: null as number | null,
  applicantUtcTo: null as number | null,
  internalPosting: false,
  externalPosting: true,
  applicationDeadline: '',
  autoRejectIncomplete: false,
}

function modeOf({ workMode, remoteAllowed, location, status }: Posting): TypedMode {
  if (workMode) return workMode
  if (remoteAllowed) return 'remote'
  return location || status === 'draft' ? '' : UNSPECIFIED
}

/** The work mode that the job will have. */
export const chosenMode = (workMode: TypedMode): WorkMode | null =>
  workMode === UNSPECIFIED || workMode === '' ? null : workMode

/** The form of a stored job. */
export const valuesOf = (posting: Posting) => ({
  title: posting.title,
  description: posting.description,
  requirements: posting.requirements ?? '',
  location: posting.location ?? '',
  moreLocations: posting.moreLocations,
  employmentType: posting.employmentType,
  salaryMin: posting.salaryMin,
  salaryMax: posting.salaryMax,
  salaryCurrency: posting.salaryCurrency,
  salaryPeriod: posting.salaryPeriod,
  salaryIsEstimate: posting.salaryIsEstimate,
  workMode: modeOf(posting),
  onSiteDays: posting.onSiteDays,
  openings: posting.openings,
  level: posting.level ?? ('' as const),
  applicantPlaces: posting.applicantPlaces,
  applicantUtcFrom: posting.applicantUtcFrom,
  applicantUtcTo: posting.applicantUtcTo,
  internalPosting: posting.internalPosting,
  externalPosting: posting.externalPosting,
  applicationDeadline: posting.applicationDeadline ?? '',
  autoRejectIncomplete: posting.autoRejectIncomplete,
})
