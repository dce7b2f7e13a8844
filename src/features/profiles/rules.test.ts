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
  ])('counts non-blank texts and non-empty lists (PROF-14)', (profile, percent) => {
    expect(completeness(profile).percent).toBe(percent)
  })

  it('suggests what is missing (PROF-15)', () => {
    expect(completeness({ ...empty, displayName: 'Maya' }).suggestions.slice(0, 2)).toEqual([
      'Write a professional bio',
      'Add your phone number',
    ])
    expect(completeness(empty).suggestions).toContain('Complete skills')
  })

  it('calls a profile complete with name, bio and location (PROF-16)', () => {
    expect(isComplete({ ...empty, displayName: 'M', bio: 'b', location: 'Lagos' })).toBe(true)
    expect(isComplete({ ...empty, displayName: 'M', bio: 'b', location: ' ' })).toBe(false)
  })
})
