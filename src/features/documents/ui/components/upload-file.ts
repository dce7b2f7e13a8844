import { companyHeaders } from '#client/company-headers.ts'
import type { StagedFile } from '../../contract.ts'
import type { UploadPurpose } from '../../rules.ts'

export type UploadTarget = { purpose: UploadPurpose; requirementId?: string; scheduledId?: string }
type Options = { onProgress?: (percent: number) => void; signal?: AbortSignal }

/** The server's error, in the shape of a declared error of a procedure: `errorCode` and `errorText` read it. */
export class UploadRefused extends Error {
  readonly defined: boolean
  readonly code: string | undefined
  readonly status: number

  constructor(status: number, body: { code?: string; message?: string } | null) {
    super(body?.message ?? '')
    this.defined = status >= 400 && status < 500 && body?.code !== undefined
    this.code = body?.code
    this.status = status
  }
}

/**
 * Uploads one file to be staged and reports its progress in percent; aborts with the signal. Rejects with UploadRefused, or
 * with DOMException 'AbortError' when aborted. Uses XMLHttpRequest, because fetch does not report upload progress.
 */
export function uploadFile(
  file: File,
  target: UploadTarget,
  { onProgress, signal }: Options = {},
): Promise<StagedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stopped = () => reject(new DOMException('Stopped', 'AbortError'))
    if (signal?.aborted) return stopped()
    signal?.addEventListener('abort', () => request.abort())
    // the last percent is left for the server, which checks the file before it answers
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.min(99, Math.round((100 * loaded) / total)))
    request.onabort = stopped
    request.onerror = () => reject(new UploadRefused(0, null))
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status === 201) resolve(body as StagedFile)
      else reject(new UploadRefused(request.status, body))
    }
    request.open('POST', '/api/uploads')
    request.responseType = 'text'
    for (const [name, value] of Object.entries(companyHeaders())) request.setRequestHeader(name, value)
    request.send(formOf(file, target))
  })
}

function formOf(file: File, { purpose, requirementId, scheduledId }: UploadTarget): FormData {
  const form = new FormData()
  form.set('purpose', purpose)
  if (requirementId !== undefined) form.set('requirementId', requirementId)
  if (scheduledId !== undefined) form.set('scheduledId', scheduledId)
  form.set('file', file)
  return form
}

function parse(text: string): { code?: string; message?: string } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
