import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paperColors } from '#lib/paper-colors.ts'

const publicFile = (path: string) => new URL(`../../../public${path}`, import.meta.url)

it('the manifest lists existing icons in their stated sizes, and the paper color of the light theme', async () => {
  const manifest = JSON.parse(readFileSync(publicFile('/manifest.webmanifest'), 'utf8'))
  expect([manifest.theme_color, manifest.background_color]).toEqual([paperColors.light, paperColors.light])
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readFileSync(publicFile(src))).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})
