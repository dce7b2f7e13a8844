import { createDiskStorage, type DiskStorageOptions } from './disk-storage.ts'
import type { S3StorageOptions } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export type StorageOptions = ({ kind: 'disk' } & DiskStorageOptions) | ({ kind: 's3' } & S3StorageOptions)

/** The storage that the settings select. The S3 client is imported only if it is used, because it would slow every start. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  if (options.kind === 'disk') return createDiskStorage(options)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(options)
}
