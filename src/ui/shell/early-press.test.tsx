import { expect, it, vi } from 'vitest'
import { earlyPressScript, endEarlyPress, pressAgain } from './early-press.ts'

it('a press that nobody heard counts once, the last of several, and none that was heard', () => {
  document.body.innerHTML = `<button type="button" id="first">First</button>
    <button type="button" id="last"><i>Last</i></button><button id="send">Send</button>`
  const heard: string[] = []
  new Function(earlyPressScript)()
  document.getElementById('first')?.click()
  document.querySelector<HTMLElement>('#last i')?.click()
  document.getElementById('send')?.click()
  endEarlyPress()
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard.push(button.id))
  document.getElementById('first')?.click()
  expect(heard).toEqual(['first'])
  pressAgain()
  pressAgain()
  expect(heard).toEqual(['first', 'last'])
})

it('a button that is gone is not pressed', () => {
  document.body.innerHTML = '<button type="button">Gone</button>'
  const heard: string[] = []
  new Function(earlyPressScript)()
  const button = document.querySelector('button')
  button?.click()
  button?.addEventListener('click', () => heard.push('gone'))
  button?.remove()
  endEarlyPress()
  pressAgain()
  expect(heard).toEqual([])
})

it('a press that is kept from its button comes again once it gets through', async () => {
  document.body.innerHTML = '<main><button type="button">Later</button></main>'
  let presses = 0
  new Function(earlyPressScript)()
  const button = document.querySelector('button')
  button?.click()
  endEarlyPress()
  button?.addEventListener('click', () => presses++)
  const keep = vi.fn((event: Event) => event.stopPropagation())
  document.querySelector('main')?.addEventListener('click', keep, true)
  pressAgain()
  await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(1))
  expect(presses).toBe(0)
  document.querySelector('main')?.removeEventListener('click', keep, true)
  await vi.waitFor(() => expect(presses).toBe(1))
})
