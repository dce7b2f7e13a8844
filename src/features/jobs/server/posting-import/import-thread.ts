// Runs in a thread (read-import.ts calls it): a file of others is read here, not on the way of a request.
import { type PostingsFile, readPostingsFile } from '../../posting-import/read-postings-file.ts'

type Asked = { csv: string; today: string; asDrafts: boolean }

export const readPostings = ({ csv, ...rest }: Asked): PostingsFile | string => readPostingsFile(csv, rest)
