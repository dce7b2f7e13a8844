/** The four parts of a story, in order. */
export const storyParts = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof storyParts)[number]
export type StoryText = Record<StoryPart, string>

export const partNames: Record<StoryPart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

export const maxStories = 200
export const maxTitleCharacters = 120
export const maxPartCharacters = 3000
export const maxStoryTags = 10
export const maxTagCharacters = 40

/** Words per minute at a calm speaking pace. */
const PACE = 140
const longestWords = 350
const minWordsOfAction = 25

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

export const writtenParts = (story: StoryText): StoryPart[] => storyParts.filter((part) => story[part].trim() !== '')

/** The speaking time of a story in seconds, rounded to a multiple of five. */
export const speakingSeconds = (story: StoryText): number =>
  Math.round(((wordsOf(fullStoryText(story, ' ')) / PACE) * 60) / 5) * 5

const missingTexts: Record<StoryPart, string> = {
  situation: 'where you were and what was at stake',
  task: 'what was asked of you',
  action: 'what you did, step by step',
  result: 'how it ended, with a number if you have one',
}

/** One line of advice: the first missing part, or else an improvement, or else the speaking time. */
export function adviceOn(story: StoryText): string {
  const written = writtenParts(story)
  const missing = storyParts.find((part) => !written.includes(part))
  if (missing) return `Still missing: ${missingTexts[missing]}.`
  const words = wordsOf(fullStoryText(story, ' '))
  if (words > longestWords)
    return `All four parts are complete. At ${words} words it's long: two minutes is about 280 words.`
  if (wordsOf(story.action) < minWordsOfAction)
    return 'All four parts are complete. Add more detail about what you did.'
  if (!/\d/.test(story.result)) return 'All four parts are complete. Add a number to the result to make it memorable.'
  return `Ready to use: all four parts, about ${speakingSeconds(story)} seconds.`
}

/** The whole text of a story: parts as paragraphs for an answer, or joined by ' ' for a letter. */
export const fullStoryText = (story: StoryText, between: '\n\n' | ' ' = '\n\n'): string =>
  writtenParts(story)
    .map((part) => story[part].trim())
    .join(between)

type Found = { start: number; end: number; part: string }

/**
 * Turns a practice answer into a story with all its words. Each passage is added to its part; other text is added to the part
 * before it. If no passage is a situation, the text before the first passage becomes the situation. If none is a result, a last
 * paragraph without passages becomes the result.
 */
export function storyOfAnswer(text: string, passages: readonly Found[]): StoryText {
  const story: StoryText = { situation: '', task: '', action: '', result: '' }
  const starts = passages
    .flatMap(({ start, part }) => {
      const known = storyParts.find((one) => one === part)
      return known ? [{ start, part: known }] : []
    })
    .sort((a, b) => a.start - b.start)
  const has = (part: StoryPart) => starts.some((one) => one.part === part)
  const last = text.trimEnd().lastIndexOf('\n\n')
  if (!has('situation')) starts.unshift({ start: 0, part: 'situation' })
  if (!has('result') && last > (starts.at(-1)?.start ?? 0)) starts.push({ start: last, part: 'result' })
  for (const [index, { start, part }] of starts.entries()) {
    const words = text.slice(index === 0 ? 0 : start, starts[index + 1]?.start).trim()
    story[part] = [story[part], words].filter(Boolean).join(' ')
  }
  return story
}
