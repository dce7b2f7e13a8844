// How much of a resume can be read back from our own files, by kind of file, without the data that a PDF contains for imports.
import { templateKeys } from '#features/document-content/design.ts'
import { madeUpResumes } from '#features/documents/server/exports/made-up-resumes.testing.ts'
import { roundTrip } from '#features/documents/server/import/own-files.testing.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'

const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
const shownFile = process.env.OWN_SHOW
for (const file of [...templateKeys, 'docx'] as const) {
  let [same, all] = [0, 0]
  for (const [name, content] of Object.entries(madeUpResumes)) {
    const values = await roundTrip({ typesetter }, content, file)
    all += values.length
    same += values.filter(({ isSame }) => isSame).length
    if (file !== shownFile) continue
    for (const { at, value, found } of values.filter(({ isSame }) => !isSame)) console.log(name, at, value, '|', found)
  }
  console.log(`${file.padEnd(10)} ${((100 * same) / all).toFixed(1)} % of ${all}`)
}
typesetter.close()
