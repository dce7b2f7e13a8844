import { difficultyLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import type { MockSession } from '../../mock-contract.ts'

/** 1122 seconds as '18 min 42 s', for running text. */
export function formatTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const rest = seconds % 60
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`
}

/** 'a, b and c' */
export const listed = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')

/** 'Medium, behavioral and technical.' */
export function formatQuestionKinds({ types, levels }: Pick<MockSession['setup'], 'types' | 'levels'>): string {
  const kinds = listed(types.map((type) => questionTypeLabels[type].toLowerCase()))
  const [first = '', ...rest] = levels.map((level) => difficultyLabels[level])
  return `${listed([first, ...rest.map((level) => level.toLowerCase())])}, ${kinds}.`
}
