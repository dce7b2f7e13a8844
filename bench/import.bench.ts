import { f1 } from './import/compare.ts'
import { type Measured, measure, percent } from './import/measure.ts'

// How much of a resume an import finds, as F1 (precision and recall of single values, exact except for case and end marks), for files from
// Chromium, Typst, docx and LibreOffice. Nothing was tuned on the held-out people; no development file uses 'sidebar right', 'dense',
// 'typst two columns' or 'libreoffice pdf'.

const table = (rows: Map<string, { hit: number; missed: number; wrong: number }>) => {
  for (const [name, counts] of rows) {
    const { hit, missed, wrong } = counts
    console.log(
      `  ${name.padEnd(22)} ${(f1(counts) * 100).toFixed(1).padStart(5)} %   found ${hit}, missed ${missed}, wrong ${wrong}`,
    )
  }
}

function print(title: string, { byField, byLayout, files, lines, unplaced, slowestMs }: Measured): void {
  console.log(`\n${title}: F1 ${percent(byField)} over ${files} files; goal 90 %`)
  console.log(`  ${unplaced} of ${lines} lines found no place; slowest file ${Math.round(slowestMs)} ms`)
  console.log(' by field')
  table(byField)
  console.log(' by layout')
  for (const [layout, tally] of byLayout) console.log(`  ${layout.padEnd(22)} ${percent(tally)}`)
}

print('development set', await measure('development'))
print('held-out set', await measure('held-out'))
