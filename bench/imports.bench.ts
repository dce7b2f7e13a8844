import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureCandidates } from './imports/candidates.ts'
import { measureContacts } from './imports/contacts.ts'
import { measureJobs } from './imports/jobs.ts'
import type { Measured } from './imports/judge-facts.ts'
import { measureQuestions } from './imports/questions.ts'
import { measureSalaries } from './imports/salaries.ts'

import { measureSubscribers } from './imports/subscribers.ts'
import { measureTracked } from './imports/tracked.ts'

// How many facts of files that other systems exported an import reads. The files were not written for this project, and what they say was
// written down before any program read them. They are not part of the repository: IMPORT_FILES is a folder with a folder for each kind, and
// in it `open` and `aside`. IMPORT_SHOW=1 lists what is wrong or left out in open files; files set aside are only counted.

const folder = process.env.IMPORT_FILES
if (!folder) {
  console.log('  set IMPORT_FILES to a folder of judged import files')
  process.exit(0)
}

const kinds: Record<string, (folder: string) => Promise<Measured>> = {
  candidates: measureCandidates,
  subscribers: measureSubscribers,
  tracked: measureTracked,
  contacts: measureContacts,
  salaries: measureSalaries,
  jobs: measureJobs,
  questions: measureQuestions,
}

for (const [kind, measure] of Object.entries(kinds)) {
  for (const set of ['open', 'aside']) {
    const path = join(folder, kind, set)
    if (!existsSync(path)) continue
    const { right, asked, wrong, missing, total, details, remarks } = await measure(path)
    const share = ((100 * (right + asked)) / Math.max(1, total)).toFixed(1)
    console.log(`\n${kind}, ${set}: ${share} % right or asked`)
    console.log(`  facts ${total}: right ${right}, asked ${asked}, silently wrong ${wrong}, left out ${missing}`)
    for (const remark of remarks) console.log(`  ${remark}`)
    if (process.env.IMPORT_SHOW && set === 'open') for (const detail of details) console.log(`    ${detail}`)
  }
}
