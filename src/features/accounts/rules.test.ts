import { describe, expect, it } from 'vitest'
import { authTexts, safeRedirect } from './rules.ts'

describe('safeRedirect', () => {
  it.each([
    ['/app/jobs?q=nurse#top', '/app/jobs?q=nurse#top'],
    ['/', '/'],
    [undefined, '/'],
    ['', '/'],
    ['app', '/'],
    ['//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/app/..//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/app', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    [['/app'], '/'],
  ])('AUTH-02 AUTH-03 %j leads to %s', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected)
  })
})

describe('authTexts', () => {
  it('AUTH-04 speaks of the offer letter to whoever comes for a plan', () => {
    expect(authTexts('/subscribe?from=banner').signUp.title).toContain('offer letter')
    expect(authTexts('/app').signIn.title).toBe('Welcome back')
  })
})
