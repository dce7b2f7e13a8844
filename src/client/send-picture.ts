import { companyHeaders } from './company-headers.ts'

/**
 * Uploads an image unchanged, reports the progress in percent and returns the server's answer. A refusal is thrown as for a procedure. It
 * uses XMLHttpRequest because fetch does not report upload progress.
 */
export function sendPicture(path: string, file: File, onProgress?: (percent: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    // stop at 99 percent: the server encodes the image again before it answers
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.min(99, Math.round((100 * loaded) / total)))
    request.onerror = () => reject(new Error())
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) return resolve(body)
      const { message, code } = (body ?? {}) as { message?: string; code?: string }
      reject(Object.assign(new Error(message ?? ''), { defined: Boolean(message), code }))
    }
    request.open('POST', path)
    for (const [name, value] of Object.entries(companyHeaders())) request.setRequestHeader(name, value)
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
