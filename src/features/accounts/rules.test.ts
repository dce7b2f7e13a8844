import { describe, expect, it } from 'vitest'
import { authTexts } from './rules.ts'
import { safeRedirect } from './safe-redirect.ts'

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
  ])('turns %j into %s (AUTH-02, AUTH-03)', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected)
  })
})

describe('authTexts', () => {
  it('mentions the offer letter to a visitor who chose a plan (AUTH-04)', () => {
    expect(authTexts('/subscribe?from=banner').signUp.title).toContain('offer letter')
    expect(authTexts('/app').signIn.title).toBe('Welcome back')
  })
})
