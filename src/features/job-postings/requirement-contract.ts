import { z } from 'zod'
import type { Context } from './input-shapes.ts'
import { line, optionalLine } from './input-shapes.ts'
import { fieldsOfType, reversedRule, tidyOptions } from './question-rules.ts'
import { Question, ValidationRules } from './question-shapes.ts'
import { hasOptions, questionTypes } from './question-types.ts'

const questionFields = {
  questionType: z.enum(questionTypes),
  label: line(300, 'Label').pipe(z.string().min(1, 'Label is required')),
  helpText: optionalLine(1000, 'Help text'),
  placeholder: optionalLine(200, 'Placeholder'),
  required: z.boolean().default(false),
  private: z.boolean().default(false),
  internalOnly: z.boolean().default(false),
  externalOnly: z.boolean().default(false),
  options: z
    .array(z.string().max(200, 'An option can have at most 200 characters'))
    .max(100)
    .default([])
    .transform(tidyOptions),
  validationRules: ValidationRules.default({}),
  groupName: optionalLine(100, 'Group'),
}

type QuestionFields = z.output<z.ZodObject<typeof questionFields>>

function requireConsistent(question: QuestionFields, ctx: Context): void {
  const refuse = (path: string[], message: string) => ctx.addIssue({ code: 'custom', path, message })
  if (question.internalOnly && question.externalOnly) {
    refuse(['externalOnly'], "A question can't be both internal only and external only")
  }
  if (hasOptions(question.questionType) && question.options.length === 0) {
    refuse(['options'], 'Please add at least one option')
  }
  const reversed = reversedRule(fieldsOfType(question).validationRules)
  if (reversed) refuse(['validationRules', reversed], "The maximum can't be below the minimum")
}

/** One question of the application form, with only the fields of its type (CJOB-24 to CJOB-30). */
export const RequirementFields = z.object(questionFields).superRefine(requireConsistent).transform(fieldsOfType)

export type RequirementFields = z.output<typeof RequirementFields>

export const Requirement = Question.extend({
  internalOnly: z.boolean(),
  externalOnly: z.boolean(),
  sortOrder: z.number().int(),
})

export type Requirement = z.infer<typeof Requirement>
