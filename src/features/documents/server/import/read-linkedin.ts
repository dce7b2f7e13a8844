import { parse } from 'csv-parse/sync'
import { type LinkedInExport, type LinkedInTable, linkedInTables } from '#features/resume-formats/linkedin.ts'
import { inspectZip } from '#server/uploads/inspect-zip.ts'

const MAX_ROWS = 300

/** The table files of LinkedIn's data export; null if the archive is damaged or not safe to open. */
export async function openLinkedIn(bytes: Buffer): Promise<Map<string, string> | null> {
  const zip = await inspectZip(bytes, (name) => tableOf(name) !== undefined)
  return typeof zip === 'string' ? null : zip.texts
}

/** The tables in these files; null if they are not a LinkedIn export. Each file may have megabytes, so call it in a thread. */
export function readTables(texts: Map<string, string>): LinkedInExport | null {
  const tables: LinkedInExport = {}
  for (const [name, text] of texts) {
    const table = tableOf(name)
    if (table) tables[table] = readTable(text)
  }
  return tables.Profile || tables.Positions ? tables : null
}

/** Some exports have the tables in a folder. */
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
    // a damaged table gives nothing; the others can still be read
    return []
  }
}
