// Runs in a thread (import-subscribers.ts calls it): a file of others is read here, not on the way of a request.
import { type CsvTable, readCsv } from '#lib/csv-table.ts'

export const readTable = ({ csv, most }: { csv: string; most: number }): CsvTable => readCsv(csv, { most })
