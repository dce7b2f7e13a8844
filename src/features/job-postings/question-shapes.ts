import { z } from 'zod'
import { answerFileTypes, largestAnswerFile, questionTypes } from './question-types.ts'

/** The rules that a question may set for its answers; sizes in bytes (CJOB-28). */
const length = (least: number) => z.int('Please enter a whole number').min(least, `Please enter ${least} or more`)
const amount = z.number().min(-1e15, 'This number is too small').max(1e15, 'This number is too large')
export const ValidationRules = z.strictObject({
  max_file_size: z
    .int()
    .min(10_486, 'Please enter 0.01 or more')
    .max(largestAnswerFile, 'Please enter 10 or less')
    .optional(),
  allowed_file_types: z.array(z.enum(answerFileTypes)).min(1).max(answerFileTypes.length).optional(),
  min_length: length(0).max(20_000, 'Please enter 20,000 or less').optional(),
  max_length: length(1).max(20_000, 'Please enter 20,000 or less').optional(),
  min_value: amount.optional(),
  max_value: amount.optional(),
})
export type ValidationRules = z.infer<typeof ValidationRules>

/**
 * The rules of a question as stored by any version: file types as extensions without a dot ('.JPEG' is jpg). Invalid
 * rules are dropped, so that they never break a form.
 */
export function readRules(stored: Record<string, unknown>): ValidationRules {
  const types = stored.allowed_file_types
  const named = Array.isArray(types) ? types.map((type) => String(type).toLowerCase().replace(/^\./, '')) : []
  const known = answerFileTypes.filter((type) => named.includes(type) || (type === 'jpg' && named.includes('jpeg')))
  const rules: Record<string, unknown> = {}
  for (const [key, shape] of Object.entries(ValidationRules.shape)) {
    const value = key === 'allowed_file_types' ? known : stored[key]
    if (value !== undefined && shape.safeParse(value).success) rules[key] = value
  }
  return rules as ValidationRules
}

/** A question as candidates may see it: without the flags for who is asked. */
export const Question = z.object({
  id: z.uuid(),
  questionType: z.enum(questionTypes),
  label: z.string(),
  helpText: z.string().nullable(),
  placeholder: z.string().nullable(),
  required: z.boolean(),
  private: z.boolean(),
  options: z.array(z.string()),
  validationRules: ValidationRules,
  groupName: z.string().nullable(),
})
export type Question = z.infer<typeof Question>

/**
 * An answer for the server: text ('yes' or 'no' for yes_no, '2025-10-31' for a date), a list for checkboxes. Files
 * are uploaded separately.
 */
export const answerShape = z.union([z.string().max(20_000), z.array(z.string().max(500)).max(200), z.null()])
