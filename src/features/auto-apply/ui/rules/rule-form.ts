import { z } from 'zod'
import { autoApplyErrors, type Rule, RuleFields } from '../../contract.ts'
import { defaultMinimumMatch } from '../../rules.ts'

/** The form's validation; an empty rule is refused here as on the server. */
export const RuleForm = RuleFields.extend({
  resumeId: z.string(),
  minimumMatch: RuleFields.shape.minimumMatch.unwrap(),
}).refine(({ keywords, location, types }) => keywords !== '' || location !== '' || types.length > 0, {
  path: ['keywords'],
  error: autoApplyErrors.RULE_EMPTY.message,
})
export type RuleValues = z.input<typeof RuleForm>

/** The form values of a rule, or of a new one. */
export const valuesOf = (rule: Rule | null): RuleValues => ({
  name: rule?.name ?? '',
  keywords: rule?.keywords ?? '',
  location: rule?.location ?? '',
  types: rule?.types ?? [],
  isRemote: rule?.isRemote ?? false,
  salaryFloor: rule?.salaryFloor ?? null,
  minimumMatch: rule?.minimumMatch ?? defaultMinimumMatch,
  avoids: rule?.avoids ?? [],
  resumeId: rule?.resumeId ?? '',
  coverLetter: rule?.coverLetter ?? '',
  isOn: rule?.isOn ?? true,
})
