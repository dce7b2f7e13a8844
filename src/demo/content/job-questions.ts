import { type BankQuestion, commonQuestions, professionQuestions, shiftQuestions, workPermit } from './question-bank.ts'
import type { Random } from './random.ts'
import type { Profession, QuestionContent } from './types.ts'

const withWorkSample: Profession[] = [
  'data',
  'software',
  'design',
  'media',
  'marketing',
  'legal',
  'operations',
  'support',
]

const withLicenses: Profession[] = ['clinical', 'logistics', 'construction', 'energy']

const withShifts: Profession[] = [...withLicenses, 'hospitality', 'health-admin']

/** The number of questions of a posting; each entry is equally likely. */
const questionCounts = [0, 0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 9]

export function number(questions: BankQuestion[]): QuestionContent[] {
  return questions.map((question, sortOrder) => ({ ...question, sortOrder }))
}

export function demoQuestionsFor(
  profession: Profession,
  region: string,
  isRemote: boolean,
  isInternal: boolean,
  random: Random,
) {
  const own = professionQuestions(profession).filter(
    (question) => question.key !== 'work-sample' || withWorkSample.includes(profession),
  )
  const shift = isRemote
    ? []
    : shiftQuestions().filter((question) =>
        question.key === 'shifts' ? withShifts.includes(profession) : withLicenses.includes(profession),
      )
  const common = commonQuestions().filter(
    (question) =>
      (isInternal || !question.internalOnly) &&
      (!isRemote || question.key !== 'relocate') &&
      (withWorkSample.includes(profession) || question.key !== 'one-page'),
  )
  const pool = [workPermit(region), ...own, ...shift, ...common].filter(
    (question) => question.key !== 'one-page' || !own.some((other) => other.key === 'work-sample'),
  )
  // Questions about the work come up three times as often as the general ones.
  const weighted = pool.map((question) => ({
    question,
    draw: random.next() * (own.includes(question) || question.key === 'work-permit' ? 0.45 : 1),
  }))
  const chosen = weighted
    .sort((a, b) => a.draw - b.draw)
    .slice(0, random.pick(questionCounts))
    .map((entry) => entry.question)
  return number(pool.filter((question) => chosen.includes(question)))
}
