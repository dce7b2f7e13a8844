import { type MeasuredFile, measureJudged, share } from './import/measure-judged.ts'

// How many facts of real resumes an import reads. The files were not written for this project, and a person read each of them first. They
// are not part of the repository: IMPORT_CORPUS is a folder with `files/` and `truth/` (see bench/import/judged.ts for the format).
// IMPORT_SHOW=<part of a file name> lists the wrong facts of development files; the other files are only counted.

const folder = process.env.IMPORT_CORPUS
if (!folder) {
  console.log('  set IMPORT_CORPUS to a folder of judged resumes')
  process.exit(0)
}
const show = process.env.IMPORT_SHOW
const files = await measureJudged(folder, ({ file }) => !show || file.includes(show))

const percent = ({ right, all }: { right: number; all: number }) =>
  `${((100 * right) / Math.max(1, all)).toFixed(1).padStart(6)} %  ${right} of ${all}`

for (const set of ['development', 'held-out', 'fresh'] as const) {
  const own = files.filter((file) => file.set === set)
  const facts = own.flatMap((file) => file.facts)
  console.log(`\n${set}: ${own.length} files,${percent(share(facts, () => '').get('') ?? { right: 0, all: 0 })}`)
  print(own, 'kind', (file) => file.kind)
  console.log(' by field')
  for (const [field, group] of share(facts, (fact) => fact.field))
    console.log(`  ${field.padEnd(20)} ${percent(group)}`)
  console.log(' by file')
  for (const file of own) {
    const group = share(file.facts, () => '').get('') ?? { right: 0, all: 0 }
    console.log(`  ${file.file.slice(0, 44).padEnd(44)} ${percent(group)}  ${file.read.notice ?? ''}`)
  }
}

function print(own: readonly MeasuredFile[], title: string, keyOf: (file: MeasuredFile) => string): void {
  console.log(` by ${title}`)
  for (const key of new Set(own.map(keyOf))) {
    const facts = own.filter((file) => keyOf(file) === key).flatMap((file) => file.facts)
    console.log(`  ${key.padEnd(20)} ${percent(share(facts, () => '').get('') ?? { right: 0, all: 0 })}`)
  }
}

if (show) {
  for (const { file, set, facts, read } of files) {
    if (set !== 'development') continue
    console.log(`\n${file}`)
    for (const { isRight, field, truth, found } of facts) {
      if (!isRight) console.log(`  ${field}: ${truth.slice(0, 100)}\n      read: ${found.slice(0, 100)}`)
    }
    console.log(JSON.stringify(read.content, null, 1))
    for (const [number, line] of read.lines.entries()) {
      console.log(`${read.unplaced.includes(number) ? '?' : ' '} ${line.isHeading ? '#' : ' '} ${line.text}`)
    }
  }
}
