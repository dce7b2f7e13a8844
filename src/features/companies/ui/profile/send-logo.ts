import { z } from 'zod'
import { companyHeaders } from '#app/company-headers.ts'
import { CompanyProfile } from '../../profile-contract.ts'

// a plain path answers JSON, which knows no dates
const AsJson = CompanyProfile.extend({ updatedAt: z.coerce.date() })

/**
 * Sends the file as it is, telling how far it is in percent; a refusal is thrown as one of a procedure. XMLHttpRequest, as fetch
 * cannot tell how much has been sent.
 */
export function sendLogo(file: File, onProgress: (percent: number) => void): Promise<CompanyProfile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    // the last percent is the server's: it makes the picture anew before it answers
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(99, Math.round((100 * loaded) / total)))
    request.onerror = () => reject(new Error())
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status === 200) return resolve(AsJson.parse(body))
      const { message, code } = (body ?? {}) as { message?: string; code?: string }
      reject(Object.assign(new Error(message ?? ''), { defined: Boolean(message), code }))
    }
    request.open('POST', `/api/company-logo?name=${encodeURIComponent(file.name)}`)
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
