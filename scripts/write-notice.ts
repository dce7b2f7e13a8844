// `npx node scripts/write-notice.ts`, after a change of dependencies: writes NOTICE. With --check it only checks whether NOTICE is up to
// date.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = { version?: string; license?: string; dev?: boolean; dependencies?: Record<string, string> }

const head = (documentFonts: string) => `Tandem
Licensed under the Apache License 2.0 (LICENSE).

Typefaces that come with the pages, in src/ui/fonts, each under the SIL Open Font License 1.1 (their licenses are beside them):
  Bricolage Grotesque
  Inter

Typefaces that documents are set in come as packages @expo-google-fonts/*, under the SIL Open Font License 1.1:
${documentFonts}

Names and positions of places, in content/places, are made from these, selected and shortened:
  GeoNames (https://www.geonames.org), under the Creative Commons Attribution 4.0 International License
  Unicode CLDR (https://cldr.unicode.org), Copyright 1991-2022 Unicode, Inc., under the Unicode License v3

The packages below run with the product or build its pages, each under its own license, whose text is in the package. libvips, which
makes images smaller, is under the LGPL 3.0 or later: it comes as a shared library of its own and may be replaced. A package is for
one platform where its name says so.
`

/** The packages in the lock file, without development tools, by license. */
export function noticeOf(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> }
  const own = Object.keys(packages['']?.dependencies ?? {})
  const named = Object.entries(packages).flatMap(([path, { version, license, dev }]) =>
    path === '' || dev
      ? []
      : [{ of: `${path.split('node_modules/').at(-1)} ${version}`, license: licenseOf(path, license) }],
  )
  const byLicense = Object.entries(Object.groupBy(named, ({ license }) => license)).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = byLicense.map(([license, some = []]) => {
    const names = [...new Set(some.map(({ of }) => of))].sort()
    return `${license}\n${names.map((name) => `  ${name}\n`).join('')}`
  })
  return [head(documentFonts(own)), ...parts].join('\n')
}

const FONTS = '@expo-google-fonts/'
const LINE = 120

/** The families of the typeface packages, in lines of an ordinary width: `noto-sans-jp` is Noto Sans JP. */
function documentFonts(packages: string[]): string {
  const familyOf = (slug: string) =>
    slug.replace(/[a-z]+/g, (word) =>
      word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
  const families = packages
    .filter((name) => name.startsWith(FONTS))
    .map((name) => familyOf(name.slice(FONTS.length)).replaceAll('-', ' '))
  const lines: string[] = []
  for (const family of families.sort()) {
    const last = lines.at(-1)
    if (last && last.length + family.length + 2 < LINE) lines[lines.length - 1] = `${last}, ${family}`
    else lines.push(`  ${family}`)
  }
  return lines.join(',\n')
}

/** npm does not record the license of a package for another platform if it was missing from the registry of the last install. */
function licenseOf(path: string, license: string | undefined): string {
  if (license) return license
  if (path.includes('/typst-ts-node-compiler-')) return 'Apache-2.0'
  throw new Error(`${path} has no license`)
}

if (import.meta.main) {
  const notice = noticeOf(readFileSync('package-lock.json', 'utf8'))
  if (process.argv.includes('--check')) process.exitCode = readFileSync('NOTICE', 'utf8') === notice ? 0 : 1
  else writeFileSync('NOTICE', notice)
  if (process.exitCode) console.error('NOTICE does not match the dependencies: run npx node scripts/write-notice.ts')
}
