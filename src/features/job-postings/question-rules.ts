import { tidyLine } from '#lib/tidy-text.ts'
import type { ValidationRules } from './question-shapes.ts'
import { hasOptions, hasPlaceholder, type QuestionType, rulesOf } from './question-types.ts'

/** The options trimmed, without blank and repeated ones, in their order (CJOB-26). */
export const tidyOptions = (options: readonly string[]): string[] => [
  ...new Set(options.map(tidyLine).filter((option) => option !== '')),
]

type TypedFields = {
  questionType: QuestionType
  placeholder: string | null
  options: string[]
  validationRules: ValidationRules
}

/**
 * The question with only the fields of its type: options, placeholder and rules of other types are dropped (CJOB-26
 * to CJOB-28).
 */
export function fieldsOfType<Fields extends TypedFields>(fields: Fields): Fields {
  const rules: Record<string, unknown> = {}
  for (const rule of rulesOf(fields.questionType)) {
    const value = fields.validationRules[rule]
    if (value !== undefined) rules[rule] = value
  }
  return {
    ...fields,
    placeholder: hasPlaceholder(fields.questionType) ? fields.placeholder : null,
    options: hasOptions(fields.questionType) ? fields.options : [],
    validationRules: rules as ValidationRules,
  }
}

/** The rule whose upper bound is below its lower bound; null if the bounds are valid. */
export function reversedRule(rules: ValidationRules): 'max_length' | 'max_value' | null {
  if ((rules.min_length ?? 0) > (rules.max_length ?? Number.POSITIVE_INFINITY)) return 'max_length'
  const min = rules.min_value ?? Number.NEGATIVE_INFINITY
  return min > (rules.max_value ?? Number.POSITIVE_INFINITY) ? 'max_value' : null
}
