import { describe, expect, it } from 'vitest'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { questionRoles } from '../roles.ts'
import { questionBank } from './question-bank.ts'

const questions = questionBank()
const count = (test: (one: (typeof questions)[number]) => boolean) => questions.filter(test).length
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))

/** Topics that an interviewer must not ask about: family, age, health, belief, origin, politics, debt. */
const notAllowed =
  /\b(?:married|marriage|spouse|husband|wife|pregnan\w*|your children|kids|how old|your age|date of birth|retire|religio\w*|church|nationality|native language|born|disabilit\w*|your health|sick days|politic\w*|union member\w*|arrest\w*|in debt|sexual|race|ethnic\w*)\b/i

describe('the question bank', () => {
  it('contains at least 160 questions, with each type and level for each role and for all roles (INTV-08)', () => {
    expect(questions.length).toBeGreaterThanOrEqual(160)
    expect(questionRoles.length).toBeGreaterThanOrEqual(12)
    for (const role of [...questionRoles, null]) {
      for (const type of interviewQuestionTypes) {
        for (const level of difficultyLevels) {
          expect(count((one) => one.role === role && one.type === type && one.level === level)).toBeGreaterThan(0)
        }
      }
    }
    for (const type of interviewQuestionTypes) {
      for (const level of difficultyLevels) {
        expect(count((one) => one.type === type && one.level === level)).toBeGreaterThanOrEqual(15)
      }
    }
  })

  it('has unique keys, and no two questions are nearly the same', () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    const worded = questions.map(({ title, content }) => ({ title, all: wordsOf(`${title} ${content}`) }))
    const likeOneAnother = worded.flatMap((one, at) =>
      worded.slice(at + 1).flatMap((other) => {
        const shared = [...one.all].filter((word) => other.all.has(word)).length
        const isLike = shared >= 0.5 * Math.min(one.all.size, other.all.size) || one.title === other.title
        return isLike ? [[one.title, other.title]] : []
      }),
    )
    expect(likeOneAnother).toEqual([])
  })

  it('has questions that are short enough to be spoken, each with an explanation and tags', () => {
    for (const { key, title, content, tags } of questions) {
      expect(key).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
      expect(title, key).toMatch(/^[A-Z“].*[.?]$/)
      expect(title.length, key).toBeLessThanOrEqual(160)
      expect(content.length, key).toBeGreaterThanOrEqual(80)
      expect(content.length, key).toBeLessThanOrEqual(320)
      expect(content, key).toMatch(/[.?]$/)
      expect(tags.length, key).toBeGreaterThan(0)
      expect(tags.length, key).toBeLessThanOrEqual(3)
      expect(title + content, key).not.toMatch(/'|\.\.| {2}/)
    }
  })

  it('contains no question that an interviewer must not ask', () => {
    for (const { title, content } of questions) expect(`${title} ${content}`).not.toMatch(notAllowed)
  })
})
