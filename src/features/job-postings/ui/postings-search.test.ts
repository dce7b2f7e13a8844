import { expect, it } from 'vitest'
import { filterOf, PostingsSearch, searchOf } from './postings-search.ts'

it('an empty address lists the newest first, and back', () => {
  const filter = filterOf(PostingsSearch.parse({}))
  expect(filter).toEqual({
    search: '',
    status: undefined,
    employmentType: undefined,
    sort: 'posted',
    descending: true,
    page: 1,
  })
  expect(Object.values(searchOf(filter)).filter((value) => value !== undefined)).toEqual([])
})

it.each([
  { q: 'nurse', status: 'paused', type: 'contract', sort: 'applications', page: 3 },
  { sort: 'title', up: true },
  { sort: 'posted', up: true },
] as const)('an address is parsed and built again unchanged: %j', (search) => {
  expect(searchOf(filterOf(PostingsSearch.parse(search)))).toEqual({ ...searchOf(filterOf({})), ...search })
})

it('ignores invalid parameters', () => {
  const search = PostingsSearch.parse({ status: 'deleted', type: 'seasonal', sort: 'id', up: 'x', page: -1, q: 7 })
  expect(filterOf(search)).toMatchObject({ search: '7', sort: 'posted', descending: true, page: 1 })
})
