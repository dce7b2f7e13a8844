import { parse } from 'csv-parse/sync'
import { type LinkedInExport, type LinkedInTable, linkedInTables } from '#features/resume-parser/linkedin.ts'
import { inspectZip } from '#server/uploads/inspect-zip.ts'

const MAX_ROWS = 300

/** The tables of LinkedIn's data export; null where the archive is no such export, is damaged or could do harm. */
export async function readLinkedIn(bytes: Buffer): Promise<LinkedInExport | null> {
  const zip = await inspectZip(bytes, (name) => tableOf(name) !== undefined)
  if (typeof zip === 'string') return null
  const tables: LinkedInExport = {}
  for (const [name, text] of zip.texts) {
    const table = tableOf(name)
    if (table) tables[table] = readTable(text)
  }
  return tables.Profile || tables.Positions ? tables : null
}

/** In some exports the tables lie in a folder. */
function tableOf(path: string): LinkedInTable | undefined {
  const name = path.split('/').pop()?.toLowerCase() ?? ''
  return linkedInTables.find((table) => `${table.toLowerCase()}.csv` === name)
}

function readTable(text: string): Record<string, string>[] {
  try {
    return parse(text, {
      columns: true,
      bom: true,
      to: MAX_ROWS,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    })
  } catch {
    // a table that is no CSV has nothing to say; the others may have
    return []
  }
}
