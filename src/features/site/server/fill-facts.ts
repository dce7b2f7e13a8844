import { z } from 'zod'
import { counted } from '#lib/count-word.ts'
import type { SiteFacts } from '../contract.ts'

type Facts = Pick<SiteFacts, 'trialDays' | 'refundDaysAnnual' | 'refundDaysMonthly' | 'hasProgramme'>

const values: Record<string, (facts: Facts) => string> = {
  trial: ({ trialDays }) => counted(trialDays, 'day'),
  refundDaysAnnual: ({ refundDaysAnnual }) => String(refundDaysAnnual),
  refundDaysMonthly: ({ refundDaysMonthly }) => String(refundDaysMonthly),
}

const conditions: Record<string, (facts: Facts) => boolean> = {
  trial: ({ trialDays }) => trialDays > 0,
  programme: ({ hasProgramme }) => hasProgramme,
}

const CONDITION = /^\{(if|unless) (\w+)\} /
const NAME = /\{(\w+)\}/g

/** A text with facts: `{refundDaysAnnual} days`. It may begin with `{if trial} `, `{unless trial} ` or `{if programme} `. */
export const TextWithFacts = z
  .string()
  .min(1)
  .max(1000)
  .superRefine((text, ctx) => {
    const condition = CONDITION.exec(text)?.[2]
    const names = [...text.replace(CONDITION, '').matchAll(NAME)].map(([, name = '']) => name)
    const unknown = names.filter((name) => !Object.hasOwn(values, name))
    if (condition !== undefined && !Object.hasOwn(conditions, condition)) unknown.push(condition)
    for (const name of unknown)
      ctx.addIssue({ code: 'custom', message: `"${name}" is not a fact that can be filled in` })
  })

/** The text with its facts; null if its condition is not met. */
export function fillFacts(text: string, facts: Facts): string | null {
  const [, word, name = ''] = CONDITION.exec(text) ?? []
  if (word && conditions[name]?.(facts) !== (word === 'if')) return null
  return text.replace(CONDITION, '').replace(NAME, (_, key: string) => values[key]?.(facts) ?? '')
}

/** Those of the texts whose conditions are met, with their facts. */
export const fillAll = (texts: readonly string[], facts: Facts): string[] =>
  texts.flatMap((text) => fillFacts(text, facts) ?? [])
