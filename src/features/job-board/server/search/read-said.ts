import { employmentTypeLabels, workModeLabels } from '#features/job-postings/rules.ts'
import { type Condition, type Conditions, searchLevelLabels } from '#features/job-search/condition-names.ts'
import { conditionsOf, readConditions } from '#features/job-search/read-conditions.ts'
import { type AskedPay, readPayWords } from '#features/job-search/read-pay-words.ts'
import { readWords, type Term, type Words, writeWords } from '#features/job-search/read-words.ts'
import { salaryFull } from '#lib/money.ts'
import { dollarsAYear, perYear } from '#lib/pay/pay.ts'
import type { Understood } from '../../contract.ts'

type Chip = (kind: Understood['kind'], label: string, groups: Term[][]) => Understood

/** A typed search, without the words that were read as conditions; null if there are no others. */
export type ReadSearch = {
  rest: Words | null
  said: Conditions
  chips: Understood[]
  /** The words that were read as conditions. */
  kept: string
  /** The chip of a condition that these words mean. */
  chip: Chip
}

/** Reads pay, level, employment type and work mode out of a typed search. */
export function readSaid(q: string): ReadSearch {
  const { pay, rest: unpaid } = readPayWords(q)
  const words = readWords(unpaid)
  const { rest, said } = readRest(words, pay !== null)
  const without = (groups: Term[][]) =>
    writeWords({ ...words, included: words.included.filter((group) => !groups.includes(group)) })
  const chip: Chip = (kind, label, groups) => ({
    kind,
    label,
    without: [without(groups), pay?.typed].filter(Boolean).join(' '),
  })
  const chips = said.map(({ condition, groups }) => chip(condition.kind, labelOf(condition), groups))
  return {
    rest,
    said: { ...conditionsOf(said), ...(pay && { pay: leastOf(pay) }) },
    chips: pay ? [...chips, { kind: 'pay', label: payLabel(pay), without: without([]) }] : chips,
    kept: [...said.map(({ typed }) => typed), pay?.typed ?? ''].filter(Boolean).join(' '),
    chip,
  }
}

/** A search cannot have only excluded words. If reading conditions would leave only those, all words are searched for as words. */
function readRest(
  words: Words,
  isPaid: boolean,
): { rest: Words | null; said: ReturnType<typeof readConditions>['said'] } {
  const { rest, said } = readConditions(words)
  if (rest.included.length > 0) return { rest, said }
  const isKnown = said.length > 0 || (isPaid && words.included.length === 0)
  return isKnown && rest.excluded.length === 0 ? { rest: null, said } : { rest: words, said: [] }
}

const labelOf = ({ kind, value }: Condition): string => {
  if (kind === 'level') return searchLevelLabels[value]
  return kind === 'mode' ? workModeLabels[value] : employmentTypeLabels[value]
}

const leastOf = ({ amount, currency, period }: AskedPay) => ({ yearly: perYear(amount, period) ?? amount, currency })

/** 'From £20 an hour'. */
const payLabel = ({ amount, currency, period }: AskedPay): string =>
  salaryFull({ ...dollarsAYear(amount, null), salaryCurrency: currency, salaryPeriod: period })
