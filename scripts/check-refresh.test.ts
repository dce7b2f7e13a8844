import { expect, it } from 'vitest'
import { droppedIn, droppedRefreshes } from './check-refresh.ts'
import { plantedFolder } from './planted.testing.ts'

it.each([
  [
    'a refresh that is dropped by void',
    'useMutation({ onSettled: () => void client.invalidateQueries({ queryKey }) })',
  ],
  [
    'a refresh as a statement of its own',
    'useMutation({ onSuccess: () => { client.invalidateQueries({ queryKey }) } })',
  ],
  [
    'a refresh past the helper, be it returned',
    'useMutation({ onSettled: () => client.invalidateQueries({ queryKey }) })',
  ],
  ['the helper dropped by void', 'useMutation({ onSettled: () => void refreshQueries(client, queryKey) })'],
  ['the helper as a statement', 'useMutation({ onSettled: () => { refreshQueries(client, queryKey) } })'],
  ['the helper behind a condition', 'useMutation({ onSettled: () => { isMine && refreshQueries(client, queryKey) } })'],
  ['what goes on after it', 'useMutation({ onSettled: () => void refreshQueries(client, queryKey).then(close) })'],
  ['a hook that refreshes', 'const again = useRefreshJobs(); useMutation({ onSuccess: () => { again() } })'],
  ['a function of the file', 'const again = () => refreshQueries(client, a); const onSettled = () => void again()'],
  [
    'one that goes by another',
    'const store = () => { show(); return refreshQueries(client, a) }; save().then(() => { store() })',
  ],
  ['a comment without a reason', '// in the background:\nvoid client.invalidateQueries({ queryKey })'],
  ['another comment', '// later\nvoid client.invalidateQueries({ queryKey })'],
])('finds %s', (_, code) => {
  expect(droppedIn(code)).toHaveLength(1)
})

it.each([
  ['what is returned', 'useMutation({ onSettled: () => refreshQueries(client, queryKey) })'],
  ['what is awaited', 'const onSubmit = async () => { await refreshQueries(client, queryKey); close() }'],
  ['what is handed on', 'const onSettled = useRefreshJobs(); useMutation({ onSettled })'],
  ['what goes on and is returned', 'useMutation({ onSettled: () => refreshQueries(client, queryKey).then(focus) })'],
  ['a reason', '// in the background: nobody waits for it\nvoid client.invalidateQueries({ queryKey })'],
  [
    'a reason above more lines',
    '// in the background: nobody waits\n// for it\nvoid client.invalidateQueries({ queryKey })',
  ],
  [
    'a reason above the statement',
    '// in the background: news\nfor (const key of keys) void client.invalidateQueries({ key })',
  ],
])('accepts %s', (_, code) => {
  expect(droppedIn(code)).toEqual([])
})

const folder = plantedFolder()

it('reports file and line, of screens and not of tests', () => {
  const dropped = 'const a = 1\nvoid client.invalidateQueries()\n'
  folder.write('src/features/job-board/ui/list.tsx', dropped)
  folder.write('src/features/job-board/ui/list.test.tsx', dropped)
  expect(droppedRefreshes(folder.path())).toEqual([
    { file: 'src/features/job-board/ui/list.tsx', line: 2, call: 'invalidateQueries' },
  ])
})

it('finds none in the product', () => {
  expect(droppedRefreshes(process.cwd())).toEqual([])
})
