import { describe, expect, it } from 'vitest'
import { addLink, changeOfKey, type MarkChange, toggleBold } from './mark-selection.ts'

/** In 'a <b> c', b is selected. The result has the same notation. */
function apply(change: MarkChange, shown: string): string {
  const [before = '', inside = '', after = ''] = shown.split(/[<>]/)
  const { text, from, to } = change({
    text: before + inside + after,
    from: before.length,
    to: before.length + inside.length,
  })
  return `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`
}

describe('toggleBold', () => {
  it.each([
    ['Cut <40 %> of costs', 'Cut **<40 %>** of costs'],
    ['Cut< 40 % >of costs', 'Cut **<40 %>** of costs'],
    ['Cut **<40 %>** of costs', 'Cut <40 %> of costs'],
    ['Cut <**40 %**> of costs', 'Cut <40 %> of costs'],
    ['Cut <>', 'Cut **<>**'],
  ])('changes %j to %j', (before, after) => expect(apply(toggleBold, before)).toBe(after))
})

describe('addLink', () => {
  it.each([
    ['see <my work>', 'see [my work](<https://>)'],
    ['see <>', 'see [<link>](https://)'],
    ['see <https://a.example>', 'see [<link>](https://a.example)'],
  ])('changes %j to %j', (before, after) => expect(apply(addLink, before)).toBe(after))
})

it('changeOfKey handles Ctrl+B and Ctrl+K, but not with another modifier key', () => {
  const pressed = { key: 'b', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }
  expect(changeOfKey(pressed)).toBe(toggleBold)
  expect(changeOfKey({ ...pressed, key: 'K', ctrlKey: false, metaKey: true })).toBe(addLink)
  expect([changeOfKey({ ...pressed, shiftKey: true }), changeOfKey({ ...pressed, ctrlKey: false })]).toEqual([
    null,
    null,
  ])
  expect(changeOfKey({ ...pressed, key: 'x' })).toBeNull()
})
