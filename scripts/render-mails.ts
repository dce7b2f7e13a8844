import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailKinds } from './mails/kinds.ts'
import { type World, worlds } from './mails/worlds.ts'

// npm run mails [folder]: writes every email of the product as HTML and as plain text, and a list of all subjects.
const folder = process.argv[2] ?? '.mails'
rmSync(folder, { recursive: true, force: true })
for (const [name, world] of Object.entries<World>(worlds)) {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  const subjects = mailKinds.map((kind) => {
    const { subject, html, text } = kind.write(world)
    writeFileSync(join(place, `${kind.name}.html`), html)
    writeFileSync(join(place, `${kind.name}.txt`), `Subject: ${subject}\n\n${text}`)
    return `${kind.name.padEnd(44)} ${subject}`
  })
  writeFileSync(join(place, 'subjects.txt'), `${subjects.join('\n')}\n`)
}
console.log(`${mailKinds.length} mails, each with ${Object.keys(worlds).length} sets of data, are in ${folder}/`)
