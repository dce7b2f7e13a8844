// `npx node scripts/write-notice.ts`, after a change of dependencies: writes NOTICE. With --check it only checks whether NOTICE is up to
// date.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = { version?: string; license?: string; dev?: boolean }

const head = `Tandem
Licensed under the Apache License 2.0 (LICENSE).

Typefaces that come with the pages, in src/ui/fonts, each under the SIL Open Font License 1.1 (their licences are beside them):
  Bricolage Grotesque
  Inter

Typefaces that documents are set in come as packages @expo-google-fonts/*, under the SIL Open Font License 1.1:
  Heebo, Inter, Lora, Noto Sans JP, Noto Sans KR, Noto Sans SC, Source Sans 3, Source Serif 4, Vazirmatn

Names and positions of places, in content/places, are made from these, selected and shortened:
  GeoNames (https://www.geonames.org), under the Creative Commons Attribution 4.0 International License
  Unicode CLDR (https://cldr.unicode.org), Copyright 1991-2022 Unicode, Inc., under the Unicode License v3

The packages below run with the product or build its pages, each under its own licence, whose text is in the package. libvips, which
makes images smaller, is under the LGPL 3.0 or later: it comes as a shared library of its own and may be replaced. A package is for
one platform where its name says so.
`

/** The packages in the lock file, without development tools, by license. */
export function noticeOf(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> }
  const named = Object.entries(packages).flatMap(([path, { version, license, dev }]) =>
    path === '' || dev
      ? []
      : [{ of: `${path.split('node_modules/').at(-1)} ${version}`, license: licenceOf(path, license) }],
  )
  const byLicence = Object.entries(Object.groupBy(named, ({ license }) => license)).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = byLicence.map(([licence, some = []]) => {
    const names = [...new Set(some.map(({ of }) => of))].sort()
    return `${licence}\n${names.map((name) => `  ${name}\n`).join('')}`
  })
  return [head, ...parts].join('\n')
}

/** npm does not record the license of a package for another platform if it was missing from the registry of the last install. */
function licenceOf(path: string, licence: string | undefined): string {
  if (licence) return licence
  if (path.includes('/typst-ts-node-compiler-')) return 'Apache-2.0'
  throw new Error(`${path} has no license`)
}

if (import.meta.main) {
  const notice = noticeOf(readFileSync('package-lock.json', 'utf8'))
  if (process.argv.includes('--check')) process.exitCode = readFileSync('NOTICE', 'utf8') === notice ? 0 : 1
  else writeFileSync('NOTICE', notice)
  if (process.exitCode) console.error('NOTICE does not match the dependencies: run npx node scripts/write-notice.ts')
}
