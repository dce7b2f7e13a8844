/**
 * A file that a system exports, by its column names as the system writes them, separated by commas. A system has several: reports in CSV
 * or Excel, JSON, and the languages of its screens. docs/imports/ has a page for each system.
 */
export type Layout = {
  system: string
  /** Names that hardly any other system uses. */
  own: string
  /** How many of `own` a file has at least; 3 if it is not given. */
  least?: number
  /** Other names, which many systems use. */
  also?: string
  /** Which part of the file's columns is known at least. If it is not given, half of them, or 5 of `own`. */
  share?: number
  /** Names count only as they are written here, because others use the same words. */
  isSpelled?: true
}
