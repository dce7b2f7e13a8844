import { describe, expect, it } from 'vitest'
import { adviceOn, fullStoryText, speakingSeconds, storyOfAnswer, writtenParts } from './rules.ts'

const whole = {
  situation: 'Our churn report jumped overnight.',
  task: 'I had to find out before the board met.',
  action: `I compared both loads row by row, ${'then asked the team that had changed the import, '.repeat(3)}and wrote a check.`,
  result: 'It was fixed in 3 hours.',
}

describe('the advice on a story', () => {
  it('names the first missing part, in the order of the parts', () => {
    const nothing = { situation: ' ', task: '', action: '', result: '' }
    expect(adviceOn(nothing)).toContain('where you were')
    expect(adviceOn({ ...nothing, situation: 'x', action: 'y' })).toContain('what was asked of you')
    expect(adviceOn({ ...whole, action: '' })).toContain('what you did')
    expect(adviceOn({ ...whole, result: '' })).toContain('how it ended')
    expect(writtenParts({ ...whole, task: '\n' })).toEqual(['situation', 'action', 'result'])
  })

  it('suggests an improvement for a complete story, or else shows its speaking time', () => {
    expect(adviceOn({ ...whole, action: 'I fixed it.' })).toContain('Add more detail about what you did')
    expect(adviceOn({ ...whole, result: 'It was fixed.' })).toContain('Add a number')
    expect(adviceOn({ ...whole, situation: 'word '.repeat(400) })).toMatch(/At \d+ words it's long/)
    expect(adviceOn(whole)).toBe(`Ready to use: all four parts, about ${speakingSeconds(whole)} seconds.`)
  })

  it('calculates the speaking time with 140 words per minute', () => {
    const of = (words: number) => ({ situation: 'word '.repeat(words), task: '', action: '', result: '' })
    expect(speakingSeconds(of(140))).toBe(60)
    expect(speakingSeconds(of(0))).toBe(0)
    expect(speakingSeconds(of(105))).toBe(45)
  })
})

it('fullStoryText › joins the parts in order and skips empty ones', () => {
  const story = { situation: 'One. ', task: '', action: 'Two.', result: ' Three.' }
  expect(fullStoryText(story)).toBe('One.\n\nTwo.\n\nThree.')
  expect(fullStoryText(story, ' ')).toBe('One. Two. Three.')
})

describe('a practiced answer', () => {
  const text = 'Hello. It was May. I had to. I did. We won. I also did.'
  const at = (words: string, part: string) => {
    const start = text.indexOf(words)
    return { start, end: start + words.length, part }
  }

  it('becomes a story with all its words: text outside the passages is added to the part before it', () => {
    const passages = [at('I did.', 'action'), at('It was', 'situation'), at('We won', 'result'), at('I also', 'action')]
    expect(storyOfAnswer(text, passages)).toEqual({
      situation: 'Hello. It was May. I had to.',
      task: '',
      action: 'I did. I also did.',
      result: 'We won.',
    })
  })

  it('starts with the situation and ends with the result if no passage has these parts', () => {
    const parts = 'It was May.\n\nI did.\n\nAll was well. '
    const start = parts.indexOf('I did')
    expect(storyOfAnswer(parts, [{ start, end: start + 6, part: 'action' }])).toEqual({
      situation: 'It was May.',
      task: '',
      action: 'I did.',
      result: 'All was well.',
    })
  })

  it('becomes the situation as a whole without passages, and ignores passages that are no story part', () => {
    expect(storyOfAnswer(text, [at('I did', 'reason')]).situation).toBe(text)
    expect(storyOfAnswer('', [])).toEqual({ situation: '', task: '', action: '', result: '' })
  })
})
