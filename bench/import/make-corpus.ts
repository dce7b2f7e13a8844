import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'
import { docxOf } from './corpus-docx.ts'
import { htmlLayouts, htmlOf } from './corpus-html.ts'
import { textOf } from './corpus-text.ts'
import { typstPdf } from './corpus-typst.ts'
import { type CorpusFile, type CorpusSet, corpusFolder, type Person, readPeople } from './person.ts'

// node bench/import/make-corpus.ts: writes the files again, with Chromium, Typst, docx and LibreOffice (soffice).
// Do not tune the parser to the held-out people, or to the layouts that only they use.

const layouts = [
  ...Object.keys(htmlLayouts),
  'typst one column',
  'typst two columns',
  'docx',
  'docx with tables',
  'libreoffice docx',
  'libreoffice pdf',
  'text',
]
const heldOutLayouts = ['sidebar right', 'dense', 'typst two columns', 'libreoffice pdf']
const folder = join(corpusFolder, 'files')
const scratch = mkdtempSync(join(tmpdir(), 'corpus-'))
const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/source-sans-3/package.json')))
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })

const extensionOf = (layout: string) => (layout === 'text' ? 'txt' : layout.includes('docx') ? 'docx' : 'pdf')

async function bytesOf(person: Person, layout: string): Promise<Buffer | string> {
  if (layout in htmlLayouts) {
    const page = await browser.newPage()
    await page.setContent(htmlOf(person, layout))
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' },
      printBackground: true,
    })
    await page.close()
    return pdf
  }
  if (layout === 'typst one column' || layout === 'typst two columns') return typstPdf(person, layout, [fonts])
  if (layout === 'docx' || layout === 'docx with tables') return docxOf(person, layout)
  if (layout === 'libreoffice docx') return convert(htmlOf(person, 'single column'), 'html', 'docx')
  if (layout === 'libreoffice pdf') return convert(await docxOf(person, 'docx'), 'docx', 'pdf')
  return textOf(person)
}

function convert(content: string | Buffer, from: string, to: string): Buffer {
  const source = join(scratch, `source.${from}`)
  writeFileSync(source, content)
  const filter = from === 'html' ? ['--infilter=HTML (StarWriter)'] : []
  execFileSync('soffice', [
    '--headless',
    ...filter,
    `-env:UserInstallation=file://${scratch}/profile`,
    '--convert-to',
    to,
    '--outdir',
    scratch,
    source,
  ])
  return readFileSync(join(scratch, `source.${to}`))
}

const manifest: CorpusFile[] = []
async function write(set: CorpusSet, each: number, step: number): Promise<void> {
  const own = set === 'held-out' ? layouts : layouts.filter((layout) => !heldOutLayouts.includes(layout))
  for (const [index, person] of readPeople(set).entries()) {
    for (let turn = 0; turn < each; turn += 1) {
      const layout = own[(index * each + turn * step) % own.length] as string
      const file = `${person.key}-${layout.replaceAll(' ', '-')}.${extensionOf(layout)}`
      if (manifest.some((other) => other.file === file)) continue
      writeFileSync(join(folder, file), await bytesOf(person, layout))
      manifest.push({ file, person: person.key, layout, set })
    }
  }
}

try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await write('development', 3, 1)
  await write('held-out', 4, 3)
  writeFileSync(join(corpusFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`${manifest.length} files`)
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}
