import { z } from 'zod'
import { tidyLine } from '#lib/tidy-text.ts'
import { fieldsOfType } from '../question-rules.ts'
import { type Question, readRules } from '../question-shapes.ts'
import { questionTypes, rulesOf } from '../question-types.ts'
import type { Requirement } from '../requirement-contract.ts'
import { RequirementFields } from '../requirement-contract.ts'

const MB = 1024 * 1024
const bound = z.number().nullable()

const Typed = z.object({
  questionType: z.enum(questionTypes),
  label: z.string(),
  helpText: z.string(),
  placeholder: z.string(),
  groupName: z.string(),
  required: z.boolean(),
  private: z.boolean(),
  internalOnly: z.boolean(),
  externalOnly: z.boolean(),
  options: z.array(z.string()),
  validationRules: z.object({
    min_length: bound,
    max_length: bound,
    min_value: bound,
    max_value: bound,
    /** In MB here, stored in bytes. */
    max_file_size: bound,
    allowed_file_types: z.array(z.string()),
  }),
})
export type TypedRequirement = z.infer<typeof Typed>

/** The rules of the chosen type only: values in hidden fields are ignored. */
function rulesFrom({ questionType, validationRules: typed }: TypedRequirement): Record<string, unknown> {
  const rules: Record<string, unknown> = {}
  for (const rule of rulesOf(questionType)) {
    const value = typed[rule]
    if (rule === 'max_file_size' && typeof value === 'number') rules[rule] = Math.floor(value * MB)
    else if (Array.isArray(value) ? value.length > 0 : value !== null) rules[rule] = value
  }
  return rules
}

/** The dialog's form as the procedure's input, with the same error texts. */
export const RequirementForm = Typed.transform(
  (typed): z.input<typeof RequirementFields> => ({ ...typed, validationRules: rulesFrom(typed) }),
).pipe(RequirementFields)

/** The form for a new or a stored question. */
export function typedRequirement(stored: Requirement | null): TypedRequirement {
  const rules = stored?.validationRules ?? {}
  return {
    questionType: stored?.questionType ?? 'text',
    label: stored?.label ?? '',
    helpText: stored?.helpText ?? '',
    placeholder: stored?.placeholder ?? '',
    groupName: stored?.groupName ?? '',
    required: stored?.required ?? false,
    private: stored?.private ?? false,
    internalOnly: stored?.internalOnly ?? false,
    externalOnly: stored?.externalOnly ?? false,
    options: stored?.options ?? [],
    validationRules: {
      min_length: rules.min_length ?? null,
      max_length: rules.max_length ?? null,
      min_value: rules.min_value ?? null,
      max_value: rules.max_value ?? null,
      max_file_size: rules.max_file_size === undefined ? null : Math.round((rules.max_file_size / MB) * 100) / 100,
      allowed_file_types: rules.allowed_file_types ?? [],
    },
  }
}

/** The question as candidates would see it while it is being written, with any errors. */
export function questionInProgress(typed: TypedRequirement): Question {
  return fieldsOfType({
    id: '00000000-0000-4000-8000-000000000000',
    questionType: typed.questionType,
    label: tidyLine(typed.label) || 'Your question',
    helpText: tidyLine(typed.helpText) || null,
    placeholder: tidyLine(typed.placeholder) || null,
    required: typed.required,
    private: typed.private,
    options: typed.options,
    validationRules: readRules(rulesFrom(typed)),
    groupName: null,
  })
}
