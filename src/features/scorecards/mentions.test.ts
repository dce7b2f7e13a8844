import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showMentions, storeMentions } from './mentions.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const ana = { id: id(1), name: 'Ana' }
const luz = { id: id(2), name: 'Ana Luz' }
const other = { id: id(3), name: 'Ana' }
const team = [ana, luz]

describe('mentions in a note', () => {
  it.each<[string, string[]]>([
    ['@Ana please look', [ana.id]],
    ['@Ana Luz please look', [luz.id]],
    ['@Ana, @Ana Luz: look', [ana.id, luz.id]],
    ['(@Ana)', [ana.id]],
    ['mail ana@Ana.example', []],
    ['@Anabel is somebody else', []],
    ['@ana in small letters', []],
    ['@Joon is no colleague', []],
    ['Ana without the sign', []],
    ['@', []],
  ])('%j mentions %j', (text, mentioned) => expect(storeMentions(text, team).mentioned.sort()).toEqual(mentioned))

  it('mentions both of two colleagues with the same name', () => {
    expect(storeMentions('@Ana look', [ana, other]).mentioned).toEqual([ana.id, other.id])
  })

  it('stores ids instead of names, and shows current names', () => {
    const { text } = storeMentions('Ask @Ana Luz, then @Ana.', team)
    expect(text).toBe(`Ask @[${luz.id}], then @[${ana.id}].`)
    const renamed = [{ ...ana, name: 'Anna' }, luz]
    expect(showMentions(text, renamed)).toEqual({ text: 'Ask @Ana Luz, then @Anna.', names: ['Ana Luz', 'Anna'] })
    expect(showMentions(text, [luz]).text).toBe('Ask @Ana Luz, then @a former member.')
  })

  it('leaves every other text unchanged', () => {
    const words = fc.constantFrom('@', 'Ana', ' ', 'Luz', '@Ana', '@Ana Luz', 'é', '.', '\n', '@[', ']')
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('')
        expect(showMentions(storeMentions(text, team).text, team).text).toBe(text)
      }),
    )
  })
})
