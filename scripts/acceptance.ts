import { readAcceptance, unprovenTexts } from './read-acceptance.ts'

// npm run acceptance: the number of proven rows out of all rows, by area. --rest [AREA] lists the rows that no test names yet.
const { areas, proofs } = readAcceptance('.')
const known = new Set(areas.flatMap((area) => area.rows.map((row) => row.id)))
const proved = new Set(proofs.map((proof) => proof.id).filter((id) => known.has(id)))
const strangers = proofs.filter((proof) => !known.has(proof.id))
const [option, requested] = process.argv.slice(2)

if (option === '--rest') {
  for (const { title, rows } of areas) {
    const rest = rows.filter(
      ({ id }) => !proved.has(id) && (!requested || id.startsWith(`${requested.toUpperCase()}-`)),
    )
    if (rest.length > 0)
      console.log(`\n${title}\n${rest.map(({ id, text }) => `  ${id.padEnd(9)} ${text}`).join('\n')}`)
  }
} else if (option !== '--check') {
  for (const { title, rows } of areas) {
    const count = rows.filter(({ id }) => proved.has(id)).length
    console.log(`${String(count).padStart(4)} of ${String(rows.length).padStart(3)}  ${title}`)
  }
}
for (const { id, file, line } of strangers)
  console.error(`${file}:${line} names ${id}, which docs/acceptance.md does not have`)
if (known.size === 0) console.error('docs/acceptance.md has no row')
const texts = unprovenTexts('.')
for (const { id, text } of texts) console.error(`${id}: no test that names it has the text '${text}'`)
console.log(`${proved.size} of ${known.size} rows proved by tests`)
process.exitCode = strangers.length > 0 || texts.length > 0 || known.size === 0 ? 1 : 0
