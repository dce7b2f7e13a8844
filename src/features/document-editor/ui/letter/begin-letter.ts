import { api } from '#client/api.ts'
import { type Design, defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter, type LetterContent } from '#features/document-content/letter-content.ts'

/** A new letter: sender and design from the default resume, or the sender from the profile. */
export async function beginLetter(): Promise<{ content: LetterContent; design: Design }> {
  const [profile, resumes] = await Promise.all([api.profiles.own.call(), api.documents.listResumes.call()])
  const { displayName, phone, location } = profile.personal
  const known = { fullName: displayName, email: profile.email, phone: phone ?? '', address: location ?? '' }
  const defaultResume = resumes.find(({ isDefault }) => isDefault)
  const resume =
    defaultResume?.documentType === 'platform_created'
      ? await api.editors.openResume.call({ id: defaultResume.id })
      : null
  const { fullName, email, phone: number, location: place } = resume?.content.personalInfo ?? {}
  const personalInfo = {
    fullName: fullName || known.fullName,
    email: email || known.email,
    phone: number || known.phone,
    address: place || known.address,
  }
  const content = { ...emptyLetter(), personalInfo, signature: personalInfo.fullName }
  return { content, design: resume?.design ?? defaultDesign() }
}
