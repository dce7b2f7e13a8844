import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { BoardResults } from './board-results.tsx'
import { BoardSearch } from './board-search.ts'
import type { Board } from './queries.ts'

const count = { value: 3, isCapped: false }
const board = (correction: Board['correction']): Board => ({
  ...{ items: [], nextCursor: null, matching: null, count, total: count, correction, understood: [] },
  facets: { companies: [] } as unknown as Board['facets'],
})
const wordsOf = async (correction: Board['correction']) => {
  const search = BoardSearch.parse({ q: 'anlayst', location: 'Portlnad' })
  const { unmount } = showScreen(<BoardResults board={board(correction)} search={search} now={new Date()} />)
  const { textContent } = (await screen.findByText('3')).closest('p')!
  unmount()
  return textContent
}

it('shows the correction of mistyped words and of a mistyped place', async () => {
  const words = { typed: 'anlayst', shown: 'analyst' }
  const place = { typed: 'Portlnad', shown: 'Portland' }
  expect(await wordsOf(null)).toBe('3 jobs for anlayst in PortlnadClear')
  expect(await wordsOf({ words, place: null })).toBe('3 jobs for analyst in Portlnad. No matches for “anlayst”.Clear')
  expect(await wordsOf({ words, place })).toBe(
    '3 jobs for analyst in Portland. No matches for “anlayst in Portlnad”.Clear',
  )
})

it.each([
  [{}, 'Newest first · Best paid first', 'Newest first'],
  [{ sort: 'pay' }, 'Newest first · Best paid first', 'Best paid first'],
  [{ sort: 'relevance' }, 'Newest first · Best paid first', 'Newest first'],
  [{ q: 'analyst', sort: 'pay' }, 'Newest first · Most relevant first · Best paid first', 'Best paid first'],
] as const)('names the order of %j once, beside the links to the others', async (params, offered, order) => {
  showScreen(<BoardResults board={board(null)} search={BoardSearch.parse(params)} now={new Date()} />)
  const [line, orders] = (await screen.findByText('3')).closest('.jb-line')!.querySelectorAll('p')
  expect(line!.textContent).toBe('q' in params ? '3 jobs for analystClear' : '3 open jobs')
  expect(orders!.textContent).toBe(offered)
  const links = [...orders!.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links).toEqual(offered.split(' · ').filter((label) => label !== order))
})

it('links what was read from the keywords to the search without it', async () => {
  const understood = [{ kind: 'place', label: 'Leeds', without: 'nurse' }] as const
  const search = BoardSearch.parse({ q: 'nurse Leeds', remote: 'true' })
  showScreen(<BoardResults board={{ ...board(null), understood: [...understood] }} search={search} now={new Date()} />)
  const link = await screen.findByRole('link', { name: 'Remove Leeds' })
  expect(link.getAttribute('href')).toBe('/jobs?q=nurse&remote=true')
})
