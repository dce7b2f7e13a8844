import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import type { DataReader } from './read-data.ts'

type Link = { text: string; path: string }

/** The person of a resume in the shape of JSON Resume, with the links that have no field. */
export function personOf(read: DataReader): ResumeContent['personalInfo'] & { links: Link[] } {
  if (read.isOwn) return ownPersonOf(read)
  const site = ['basics.url', 'basics.website', 'basics.url.href', 'basics.website.url', 'basics.url.url'].find(
    read.has,
  )
  const profiles = read.each('basics.profiles', (one) => one)
  const isLinkedIn = (one: string) => /linkedin/i.test(read.raw(`${one}.network`) + read.raw(`${one}.url`))
  const linkedIn = profiles.find(isLinkedIn)
  const others = profiles.filter((one) => one !== linkedIn && read.has(`${one}.url`)).map((one) => `${one}.url`)
  const portfolio = others.shift()
  const website = site ?? others.shift()
  const named = profiles.filter((one) => one !== linkedIn && !read.has(`${one}.url`) && read.has(`${one}.username`))
  const city = ['city', 'region', 'countryCode', 'country'].map((part) =>
    read.text('personalInfo.location', `basics.location.${part}`),
  )
  return {
    fullName: read.text('personalInfo.fullName', 'basics.name'),
    headline: read.text('personalInfo.headline', 'basics.label', 'basics.headline'),
    email: read.text('personalInfo.email', 'basics.email'),
    phone: read.text('personalInfo.phone', 'basics.phone', 'basics.phones.0', 'basics.mobile'),
    location:
      [...new Set(city)].filter(Boolean).join(', ').slice(0, limits.short) ||
      read.text('personalInfo.location', 'basics.location.address', 'basics.location'),
    linkedIn: linkedIn ? read.text('personalInfo.linkedIn', `${linkedIn}.url`, `${linkedIn}.username`) : '',
    website: website ? read.text('personalInfo.website', website) : '',
    portfolio: portfolio ? read.text('personalInfo.portfolio', portfolio) : '',
    links: [
      ...others.map((path) => ({ text: read.raw(path), path })),
      ...named.map((one) => ({
        text: [read.raw(`${one}.network`), read.raw(`${one}.username`)].filter(Boolean).join(': '),
        path: `${one}.username`,
      })),
    ],
  }
}

/** The person of our own export: each link under its name, whatever it leads to. */
function ownPersonOf(read: DataReader): ResumeContent['personalInfo'] & { links: Link[] } {
  const profiles = read.each('basics.profiles', (one) => one)
  const profile = (network: string, field: 'linkedIn' | 'portfolio') => {
    const one = profiles.find((each) => read.raw(`${each}.network`) === network)
    if (!one) return ''
    read.text(`personalInfo.${field}`, `${one}.network`)
    return read.address(`personalInfo.${field}`, one, `${one}.url`)
  }
  return {
    fullName: read.text('personalInfo.fullName', 'basics.name'),
    headline: read.text('personalInfo.headline', 'basics.label'),
    email: read.text('personalInfo.email', 'basics.email', 'basics.contact'),
    phone: read.text('personalInfo.phone', 'basics.phone'),
    location: read.text('personalInfo.location', 'basics.location.address'),
    linkedIn: profile('LinkedIn', 'linkedIn'),
    website: read.address('personalInfo.website', 'basics', 'basics.url'),
    portfolio: profile('Portfolio', 'portfolio'),
    links: [],
  }
}
