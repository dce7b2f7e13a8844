import { describe, expect, it } from 'vitest'
import { shortSubject } from './short-subject.ts'

const title = 'Senior Staff Platform Reliability Engineer for Payments and Settlement Systems'

describe('shortSubject', () => {
  it('returns the first text that mail programs show in full', () => {
    expect(shortSubject('Application received: Planner, Fernway')).toBe('Application received: Planner, Fernway')
    expect(shortSubject(`${title}, Fernway Health`, `Received: Planner`)).toBe('Received: Planner')
  })

  it('cuts the last text at a word if none fits', () => {
    const subject = shortSubject(`Application received: ${title}, Fernway`, `Application received: ${title}`)
    expect(subject).toBe('Application received: Senior Staff Platform Reliability Engineer for Payments…')
    expect(subject.length).toBeLessThanOrEqual(78)
  })

  it('cuts text without spaces between characters, never within one', () => {
    expect(shortSubject('数'.repeat(100))).toBe(`${'数'.repeat(77)}…`)
    expect(shortSubject('👩‍🚀'.repeat(40)).isWellFormed()).toBe(true)
  })
})
