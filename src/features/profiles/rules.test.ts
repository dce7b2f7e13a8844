import { describe, expect, it } from 'vitest'
import { completeness, isComplete } from './rules.ts'

const empty = {
  displayName: '',
  image: null,
  bio: null,
  phone: null,
  location: null,
  website: null,
  currentJobTitle: null,
  industry: null,
  employmentStatus: null,
  skills: [] as string[],
}

describe('completeness', () => {
  it.each([
    [empty, 0],
    [{ ...empty, displayName: 'Maya' }, 10],
    [{ ...empty, displayName: 'Maya', bio: '   ', skills: ['SQL'] }, 20],
  ])('PROF-14 counts non-blank texts and non-empty lists', (profile, percent) => {
    expect(completeness(profile).percent).toBe(percent)
  })

  it('PROF-15 says what is missing', () => {
    expect(completeness({ ...empty, displayName: 'Maya' }).suggestions.slice(0, 2)).toEqual([
      'Write a professional bio',
      'Add your phone number',
    ])
    expect(completeness(empty).suggestions).toContain('Complete skills')
  })

  it('PROF-16 calls a profile complete with name, bio and location', () => {
    expect(isComplete({ ...empty, displayName: 'M', bio: 'b', location: 'Lagos' })).toBe(true)
    expect(isComplete({ ...empty, displayName: 'M', bio: 'b', location: ' ' })).toBe(false)
  })
})
