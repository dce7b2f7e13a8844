// Runs in a thread, so that a large file does not block requests.
import { readTable } from '#features/import-files/server/read-table.ts'
import type { TableProblem } from '#features/import-files/table.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { systemOfForm } from '../form-system.ts'
import { maxImportedRows } from '../limits.ts'
import { readForms } from '../question-forms.ts'
import { type QuestionsOptions, type ReadQuestions, readQuestions } from '../read-questions.ts'

const MAX_SHEETS = 10

type FileOptions = QuestionsOptions & { sheet?: number | undefined }

/** The questions of a file, or why it cannot be read. */
export async function readFile(
  bytes: Uint8Array,
  { sheet, ...options }: FileOptions,
): Promise<ReadQuestions | TableProblem | 'IMPORT_NO_QUESTIONS'> {
  const document = documentIn(bytes)
  const form = document === null ? null : readForms(document)
  const system = form === null ? null : systemOfForm(JSON.stringify(document))
  const asTable = form === null ? bytes : Buffer.from(JSON.stringify(form))
  const read = async (at: number | undefined) => {
    const table = await readTable(asTable, { maxRows: maxImportedRows, sheet: at })
    if (typeof table === 'string') return { sheets: 0, found: table }
    const found = readQuestions(table, options)
    if (typeof found !== 'string' && system !== null) found.file.system = system
    return { sheets: table.sheets.length, found }
  }
  const first = await read(sheet)
  if (sheet !== undefined || typeof first.found !== 'string') return first.found
  // the first sheet of a workbook can be a cover
  for (let at = 1; at < Math.min(first.sheets, MAX_SHEETS); at += 1) {
    const { found } = await read(at)
    if (typeof found !== 'string') return found
  }
  return first.found
}

/** The document of a JSON file; null for any other. */
function documentIn(bytes: Uint8Array): unknown {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').replaceAll('\u0000', '')
  const text = /^\W*[[{]/.test(start) ? decodeText(Buffer.from(bytes)) : null
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
