import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { resumeKind } from './kinds.ts'
import { VersionsDrawer } from './versions-drawer.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const version = (n: number, savedAt: string) => ({
  id: `0199d1f0-0000-7000-8000-00000000010${n}`,
  savedAt: new Date(savedAt),
  title: 'My CV',
})

it('gives two versions of the same minute different names', async () => {
  const versions = [version(1, '2026-11-22T18:56:41Z'), version(2, '2026-11-22T18:56:07Z')]
  const written = () => ({ title: 'My CV', design: defaultDesign(), content: emptyResume() })
  showScreen(
    <VersionsDrawer
      kind={resumeKind}
      id={id}
      open
      onOpenChange={() => {}}
      written={written}
      onRestore={async () => {}}
    />,
    { answers: { 'editors.versions': () => versions } },
  )
  const titles = await screen.findAllByText('My CV')
  const names = titles.map((title) => title.closest('button')?.textContent)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
})
