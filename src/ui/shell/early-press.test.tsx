import { act } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyPressScript, heardPress, pressAgain } from './early-press.ts'

const heard: string[] = []
const hear = (what: string) => () => void heard.push(what)
let root: Root | undefined

// the next try comes when a test says so
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  heard.length = 0
})

function Page({ children }: { children: ReactNode }) {
  useEffect(pressAgain, [])
  return (
    <main onClickCapture={heardPress} onChangeCapture={heardPress} onSubmitCapture={heardPress}>
      {children}
    </main>
  )
}

/** What the server drew, before any code of the page is there; the answer brings it to life. */
function serve(drawn: ReactNode, children = drawn) {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = renderToString(<Page>{drawn}</Page>)
  new Function(earlyPressScript)()
  return () =>
    act(async () => {
      root = hydrateRoot(place, <Page>{children}</Page>)
    })
}

/** Longer than it takes until a press that was not heard comes again. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(120))
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const press = (selector: string) => find(selector).click()

function Ticks() {
  const [isOn, setOn] = useState(false)
  return (
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => {
        heard.push(`ticked ${target.checked}`)
        setOn(target.checked)
      }}
    />
  )
}

function Stages() {
  const [stage, setStage] = useState('new')
  return (
    <select
      value={stage}
      onChange={({ target }) => {
        heard.push(target.value)
        setStage(target.value)
      }}
    >
      <option>new</option>
      <option>hired</option>
    </select>
  )
}

it('what nobody heard counts once, in its order; what was heard since does not', async () => {
  const alive = serve(
    <>
      <button type="button" id="first" onClick={hear('first')}>
        First
      </button>
      <button type="button" id="last" onClick={hear('last')}>
        <i>Last</i>
      </button>
    </>,
  )
  for (const one of ['#first', '#last i', '#last']) press(one)
  await alive()
  expect(heard).toEqual(['first', 'last'])
  press('#last')
  await rest()
  expect(heard).toEqual(['first', 'last', 'last'])
})

it('a button that is gone is not pressed', async () => {
  const alive = serve(
    <button type="button" onClick={hear('gone')}>
      Gone
    </button>,
  )
  const gone = document.createElement('button')
  gone.type = 'button'
  gone.addEventListener('click', hear('gone'))
  document.body.append(gone)
  gone.click()
  gone.remove()
  heard.length = 0
  await alive()
  expect(heard).toEqual([])
})

it('a press that React keeps from its button comes again once it gets through', async () => {
  let arrive = (_: { default: () => ReactNode }) => {}
  const code = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = resolve
  })
  const Drawn = () => (
    <button type="button" onClick={hear('later')}>
      Later
    </button>
  )
  const Coming = lazy(() => code)
  const inside = (part: ReactNode) => <Suspense>{part}</Suspense>
  const alive = serve(inside(<Drawn />), inside(<Coming />))
  press('button')
  await alive()
  await rest()
  expect(heard).toEqual([])
  await act(async () => arrive({ default: Drawn }))
  await vi.waitFor(() => expect(heard).toEqual(['later']))
  await rest()
  expect(heard).toEqual(['later'])
})

it('what was ticked and chosen stays and is told once', async () => {
  const alive = serve(
    <>
      <Ticks />
      <Stages />
    </>,
  )
  press('input')
  find<HTMLSelectElement>('select').value = 'hired'
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  await alive()
  expect(heard).toEqual(['ticked true', 'hired'])
  expect(find<HTMLInputElement>('input').checked).toBe(true)
  expect(find<HTMLSelectElement>('select').value).toBe('hired')
  press('input')
  await rest()
  expect(heard).toEqual(['ticked true', 'hired', 'ticked false'])
})

it('a box whose part of the page comes alive with the very press is ticked all the same', async () => {
  const alive = serve(<Ticks />)
  press('input')
  const asReactDoes = ({ target }: Event) => {
    const box = target as HTMLInputElement
    // what it shows by then is what React knows of it
    Object.getOwnPropertyDescriptor(box, 'checked')?.set?.call(box, box.checked)
  }
  addEventListener('click', asReactDoes, { capture: true, once: true })
  await alive()
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(heard).toEqual(['ticked true']))
  await rest()
  expect(heard).toEqual(['ticked true'])
})

it('a form without an address waits for its code, one with an address is sent', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const alive = serve(
    <>
      <form id="ours" onSubmit={sent}>
        <button type="submit">Save</button>
      </form>
      <form id="plain" action="/api/newsletter">
        <button type="submit">Send</button>
      </form>
    </>,
  )
  const leaves: string[] = []
  const stay = (event: Event) => {
    if (!event.defaultPrevented) leaves.push((event.target as Element).id)
    event.preventDefault()
  }
  addEventListener('submit', stay)
  press('#ours button')
  press('#plain button')
  expect(leaves).toEqual(['plain'])
  await alive()
  expect(sent).toHaveBeenCalledTimes(1)
  press('#ours button')
  await rest()
  expect(sent).toHaveBeenCalledTimes(2)
  removeEventListener('submit', stay)
})
