import { existsSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** The folder of the product, with a separator at its end: the nearest one above this code with a package.json. */
export const root = `${folderOfPackage(import.meta.dirname)}${sep}`
const bundle = join(root, 'dist', 'processes')
/** This code was built, and the programs that it starts are built as well. */
const isBuilt = import.meta.dirname.startsWith(bundle)

/** The path of a file of the product, from its path in the repository. */
export const inProduct = (path: string): string => join(root, path)

/** What to start for a program of ours, by its path in the repository: its source, or in a build its bundle (`vite.processes.config.ts`). */
export const programFile = (source: string): string =>
  isBuilt ? join(bundle, basename(source).replace(/\.ts$/, '.js')) : join(root, source)

/** The folder with the code of such programs. */
export const codeFolder = isBuilt ? bundle : join(root, 'src')

function folderOfPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return folderOfPackage(dirname(folder))
}
