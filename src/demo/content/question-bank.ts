import { z } from 'zod'
import { questionTypes } from '#db/schema/job-postings.ts'
import { recordOf } from '#server/content.ts'
import { allProfessions } from './professions.ts'
import type { Profession, QuestionContent } from './types.ts'

/** A question before it is added to a posting: missing values are empty or false. */
export type BankQuestion = Omit<QuestionContent, 'sortOrder'>

const Line = z.string().min(1).max(200)

const Rules = z.strictObject({
  max_file_size: z.int().positive().optional(),
  allowed_file_types: z
    .array(z.string().regex(/^\.[a-z]+$/))
    .min(1)
    .optional(),
  min_length: z.int().optional(),
  max_length: z.int().optional(),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
})

const Question = z.strictObject({
  key: Line,
  questionType: z.enum(questionTypes),
  label: Line,
  helpText: Line.nullable().default(null),
  placeholder: Line.nullable().default(null),
  groupName: Line.nullable().default(null),
  required: z.boolean().default(false),
  private: z.boolean().default(false),
  internalOnly: z.boolean().default(false),
  externalOnly: z.boolean().default(false),
  options: z.array(Line).default([]),
  validationRules: Rules.default({}),
})
/** A question whose label, and perhaps options, come from the profession. */
const Unlabeled = Question.omit({ label: true })

const bank = recordOf(
  'demo/application-questions.json',
  z.strictObject({
    /** The name of the right to work in questions, by the region of a place. */
    regions: z.record(Line, Line),
    noticePeriods: z.array(Line).length(5),
    workPermit: Question,
    anyRegion: Line,
    common: z.array(Question).min(1),
    shifts: z.array(Question).min(1),
    profession: z.strictObject({
      years: Unlabeled,
      tools: Unlabeled,
      /** The last option of the question about tools. */
      noTool: Line,
      wrong: Unlabeled,
      proud: Unlabeled,
      workSample: Question,
    }),
    seniorDataAnalyst: z.strictObject({ start: Question, portfolio: Question, tools: Question, visits: Question }),
  }),
)

export const regionNames = () => bank().regions
export const noticePeriods = () => bank().noticePeriods
export const commonQuestions = (): BankQuestion[] => bank().common
export const shiftQuestions = (): BankQuestion[] => bank().shifts

/** The first question of nearly every posting. */
export function workPermit(region: string): BankQuestion {
  const { workPermit: question, regions, anyRegion } = bank()
  return { ...question, label: question.label.replace('{region}', regions[region] ?? anyRegion) }
}

/** Questions that make sense for only one profession. */
export function professionQuestions(profession: Profession): BankQuestion[] {
  const own = allProfessions().find((one) => one.profession === profession)?.questions
  if (!own) throw new Error(`No questions for ${profession}`)
  const { years, tools, noTool, wrong, proud, workSample } = bank().profession
  return [
    { ...years, label: own.years },
    { ...tools, label: own.toolsLabel, options: [...own.tools, noTool] },
    { ...wrong, label: own.wrong },
    { ...proud, label: own.proud },
    workSample,
  ]
}

/** The nine questions of Fernway's Senior Data Analyst, in order, as the application form shows them. */
export function seniorDataAnalystQuestions(): BankQuestion[] {
  const own = professionQuestions('data')
  const [years, , wrong, , sample] = own as [BankQuestion, BankQuestion, BankQuestion, BankQuestion, BankQuestion]
  const notice = commonQuestions().find(({ key }) => key === 'notice')
  if (!notice) throw new Error('No common question about notice')
  const { start, portfolio, tools, visits } = bank().seniorDataAnalyst
  return [
    workPermit('US'),
    { ...years, groupName: null },
    { ...notice, groupName: null },
    start,
    portfolio,
    tools,
    visits,
    { ...wrong, groupName: null, validationRules: { max_length: 1200 } },
    sample,
  ]
}
