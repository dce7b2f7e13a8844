import { CSV_TYPE } from '#lib/csv.ts'

/** Downloads a CSV file that was created in the browser. */
export function downloadCsv(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: CSV_TYPE }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // the browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
