// Runs in a thread (read-import.ts calls it): a file of others is read here, not on the way of a request.
import { type Asking, type ReadFile, readFile } from '../../imports/read-file.ts'

export const readRows = ({ text, ...asking }: Asking & { text: string }): ReadFile | string => readFile(text, asking)
