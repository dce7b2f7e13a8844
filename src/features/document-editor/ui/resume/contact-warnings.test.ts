import { expect, it } from 'vitest'
import { emailWarning, linkWarning } from './contact-warnings.ts'

it('warns about an invalid email address', () => {
  for (const text of ['maya@okafor.example', ' a@b.co ']) expect(emailWarning(text)).toBe('')
  for (const text of ['maya', 'maya@okafor', 'a b@c.de']) expect(emailWarning(text)).not.toBe('')
})

it('warns that javascript: and similar addresses do not become links', () => {
  for (const text of ['linkedin.com/in/maya', 'https://maya.example', 'localhost.example:8080/x']) {
    expect(linkWarning(text)).toBe('')
  }
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:x.y']) {
    expect(linkWarning(text)).toBe('Only web addresses become links. This stays plain text.')
  }
  for (const text of ['my site', 'maya']) expect(linkWarning(text)).toBe("This doesn't look like a web address.")
})
